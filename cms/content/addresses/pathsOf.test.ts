import { expect, test } from 'vitest';
import { pathsOf, type TreePage } from './pagePaths';

const page = (id: number, slug: string | null, rest: Partial<TreePage> = {}): TreePage => ({
  id,
  slug: { he: slug, en: slug },
  template: 'generic',
  languages: ['he', 'en'],
  published: true,
  trashed: false,
  ...rest,
});

const home = page(1, null, { template: 'home' });
const treeOf = (pages: TreePage[]) => new Map(pages.map((one) => [one.id, one]));

const cases: { name: string; pages: TreePage[]; id: number; he: string | null; en: string | null }[] = [
  { name: 'the home page', pages: [home], id: 1, he: '/', en: '/en/' },
  { name: 'a page at the top', pages: [page(2, 'about')], id: 2, he: '/about/', en: '/en/about/' },
  {
    name: 'a page below others',
    pages: [page(2, 'about'), page(3, 'team', { parentPage: 2 }), page(4, 'board', { parentPage: 3 })],
    id: 4,
    he: '/about/team/board/',
    en: '/en/about/team/board/',
  },
  {
    name: 'a page below the home page, which has no slug of its own',
    pages: [home, page(2, 'about', { parentPage: 1 })],
    id: 2,
    he: '/about/',
    en: '/en/about/',
  },
  {
    name: 'slugs of its own in each language',
    pages: [page(2, null, { slug: { he: 'אודות', en: 'about' } })],
    id: 2,
    he: '/אודות/',
    en: '/en/about/',
  },
  {
    name: 'only the languages in which the page exists',
    pages: [page(2, 'about', { languages: ['he'] })],
    id: 2,
    he: '/about/',
    en: null,
  },
  {
    name: 'none below a page without a slug in that language',
    pages: [page(2, null, { slug: { he: 'odot' } }), page(3, 'team', { parentPage: 2 })],
    id: 3,
    he: '/odot/team/',
    en: null,
  },
  {
    name: 'none in the trash',
    pages: [page(2, 'about', { trashed: true, published: false })],
    id: 2,
    he: null,
    en: null,
  },
  {
    name: 'none in a circle',
    pages: [page(2, 'a', { parentPage: 3 }), page(3, 'b', { parentPage: 2 })],
    id: 2,
    he: null,
    en: null,
  },
];

test.each(cases)('computes addresses: $name', ({ pages, id, he, en }) => {
  const tree = treeOf(pages);
  const page = tree.get(id);
  expect(page && pathsOf(page, tree)).toEqual({ he, en });
});
