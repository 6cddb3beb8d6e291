import { kindInAllLanguages, type KindsModel } from './kindInAllLanguages';

const pageIn = (locale: string, ratings: string, reports: string) => ({
  id: `page-${locale}`,
  documentId: '7',
  locale,
  blocks: [
    {},
    {
      kinds: [
        { id: 'a', kindName: ratings },
        { id: 'b', kindName: reports },
      ],
    },
  ],
});
const hebrew = pageIn('he', 'דירוג', 'דוח');
const english = pageIn('en', 'Rating', 'Report');

const model: KindsModel = {
  findRootNodeAncestor: (row) => (row.id === 'a' || row.id === 'b' ? hebrew : null),
  findAll: ({ query }) =>
    Promise.resolve({ entries: query.filter.documentId.eq === '7' ? [hebrew, english] : [] }),
};

describe('kindInAllLanguages', () => {
  it('returns the names of the row with the same id in every language of the page', async () => {
    expect(await kindInAllLanguages({ id: 'b', kindName: 'דוח' }, model)).toEqual([
      { documentId: 'b', locale: 'he', name: 'דוח' },
      { documentId: 'b', locale: 'en', name: 'Report' },
    ]);
  });

  it.each([{ id: null }, { id: 'unknown' }])('returns nothing for a row without a page: %p', async (row) => {
    expect(await kindInAllLanguages(row, model)).toEqual([]);
  });
});
