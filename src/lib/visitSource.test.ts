import { setAnalyticsConsent } from './analytics';
import type * as visitSourceModule from './visitSource';

type Module = typeof visitSourceModule;

/** Loads a new copy of the module, as after a page load. */
function fresh(): Module {
  let module: Module | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<Module>('./visitSource');
  });
  if (!module) throw new Error('No module');
  return module;
}

const CAMPAIGN = '?utm_source=news&utm_campaign=%D7%90%D7%91%D7%99%D7%91&id=7';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('visitSource', () => {
  it('is empty for a direct visit', () => {
    const { recordVisit, visitSource } = fresh();
    expect(visitSource()).toBe('');
    recordVisit('?page=2', 'http://localhost/other/');
    expect(visitSource()).toBe('');
  });

  it('keeps the campaign and referrer of the first page', () => {
    const { recordVisit, visitSource } = fresh();
    recordVisit(CAMPAIGN, 'https://search.example/find?q=private');
    recordVisit('?utm_source=other', '');
    expect(Object.fromEntries(new URLSearchParams(visitSource()))).toEqual({
      utm_source: 'news',
      utm_campaign: 'אביב',
      referrer: 'https://search.example/find',
    });
    expect(visitSource()).toMatch(/^[\x21-\x7e]+$/);
  });

  it('is stored by the browser only after consent', () => {
    const first = fresh();
    first.recordVisit(CAMPAIGN, '');
    expect(window.sessionStorage).toHaveLength(0);
    setAnalyticsConsent('granted');
    first.persistVisit();
    const second = fresh();
    second.recordVisit('', '');
    expect(second.visitSource()).toContain('utm_source=news');
    setAnalyticsConsent('denied');
    second.persistVisit();
    expect(window.sessionStorage).toHaveLength(0);
  });
});
