import type { PayloadRequest } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { allowedBlocks, choosableBlocks, isSpecialCompany } from './allowedBlocks';
import { kinds } from './kinds.gen';

const SPECIAL_ONLY = ['accordionFaq', 'apartmentBanners', 'contactHeader1', 'salesSlide'];
const SPECIAL = 7;

const request = (specialCompany: unknown = SPECIAL) =>
  ({ payload: { findGlobal: vi.fn().mockResolvedValue({ specialCompany }) } }) as unknown as PayloadRequest;

describe('isSpecialCompany', () => {
  it.each([
    ['the same id', 7, 7, true],
    ['a populated document', { id: 7 }, 7, true],
    ['another company', 8, 7, false],
    ['a page without company', null, 7, false],
    ['settings that name none', 7, undefined, false],
    ['neither', null, null, false],
  ])('%s', (_name, company, specialCompany, expected) => {
    expect(isSpecialCompany(company, specialCompany)).toBe(expected);
  });
});

describe('choosableBlocks', () => {
  it('adds the special company’s blocks on generic pages', () => {
    const others = choosableBlocks('generic', false);
    const special = choosableBlocks('generic', true);
    expect(special.filter((slug) => !others.includes(slug))).toEqual(SPECIAL_ONLY);
    expect(special).toEqual(expect.arrayContaining(others));
  });

  it.each(kinds.map(({ name }) => name).filter((name) => name !== 'generic'))(
    'does not add them on pages of the kind %s',
    (template) => {
      expect(choosableBlocks(template, true)).toEqual(choosableBlocks(template, false));
    },
  );

  it('is empty without a template', () => {
    expect(choosableBlocks(undefined, true)).toEqual([]);
  });
});

describe('allowedBlocks', () => {
  it.each([
    ['a page of the special company', { template: 'generic', company: 7 }, true],
    ['a page of another company', { template: 'generic', company: 8 }, false],
    ['a page of no company', { template: 'generic' }, false],
  ])('%s', async (_name, data, expected) => {
    const allowed = await allowedBlocks({ data, req: request() });
    expect(allowed.includes('salesSlide')).toBe(expected);
  });
});
