import { withoutReservedBlocks } from './withoutReservedBlocks';

const RESERVED = new Set(['CmsSalesSlideBlock']);

const company = (documentId: string) => ({ documentId });
const typesShown = (page: string | null, special: string | null, type: string) =>
  withoutReservedBlocks(
    {
      company: page === null ? null : company(page),
      blocks: [{ __typename: 'CmsTeamBlock' }, { __typename: type }, null],
    },
    { specialCompany: special === null ? null : company(special) },
    RESERVED,
  ).blocks?.map((block) => block?.__typename);

it.each([
  ['on a page of the special company', '7', '7', true],
  ['on a page of another company', '8', '7', false],
  ['on a page of no company', null, '7', false],
  ['while no company is special', '7', null, false],
  ['while there is neither', null, null, false],
])('a reserved block %s', (_name, page, special, shown) => {
  expect(typesShown(page, special, 'CmsSalesSlideBlock')).toEqual(
    shown ? ['CmsTeamBlock', 'CmsSalesSlideBlock', undefined] : ['CmsTeamBlock', undefined],
  );
});

it('keeps other blocks on every page', () => {
  expect(typesShown(null, '7', 'CmsContactHeaderBlock')).toEqual([
    'CmsTeamBlock',
    'CmsContactHeaderBlock',
    undefined,
  ]);
});

it('accepts a page without blocks and a site without settings', () => {
  expect(withoutReservedBlocks({ company: null, blocks: null }, null, RESERVED).blocks).toBeNull();
});
