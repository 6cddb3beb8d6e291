import { deleteDraft, hasDrafts, saveDraft, readDraft } from './drafts';

const draft = { values: { name: 'Dana', agreed: true, cities: ['a', 'b'] }, failed: false };

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('a draft', () => {
  it('is kept by form name until it is removed', () => {
    saveDraft('contact', draft);
    expect(readDraft('contact')).toEqual(draft);
    expect(readDraft('lead')).toBeNull();
    deleteDraft('contact');
    expect(readDraft('contact')).toBeNull();
  });

  it('can be asked for without its name', () => {
    expect(hasDrafts()).toBe(false);
    saveDraft('contact', draft);
    expect(hasDrafts()).toBe(true);
  });

  it('stays in the tab', () => {
    saveDraft('contact', draft);
    expect(window.sessionStorage).toHaveLength(1);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    '{',
    'null',
    '7',
    '{}',
    '{"values":null}',
    '{"values":{"name":{"deep":1}}}',
    '{"values":{"name":[1]}}',
  ])('is ignored when it cannot be read: %s', (text) => {
    window.sessionStorage.setItem('draft:contact', text);
    expect(readDraft('contact')).toBeNull();
  });

  it('is not kept, without an error, when storage is unavailable', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveDraft('contact', draft)).not.toThrow();
    expect(readDraft('contact')).toBeNull();
  });
});
