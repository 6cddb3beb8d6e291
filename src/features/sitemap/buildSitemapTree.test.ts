import { buildSitemapTree, type SitemapBranch, type SitemapPage } from './buildSitemapTree';

const page = (id: string, changes: Partial<SitemapPage> = {}): SitemapPage => ({
  id,
  title: id,
  titleBreadcrumbs: null,
  path: `/${id}/`,
  order: 0,
  hideFromSitemap: false,
  parentPage: null,
  ...changes,
});
const below = (parent: string) => ({ parentPage: parent });

/** Returns the names of the tree as nested lists. For example, `['a', ['b']]` means that b is below a. */
const names = (branches: readonly SitemapBranch[]): unknown[] =>
  branches.flatMap(({ name, children }) => (children.length > 0 ? [name, names(children)] : [name]));

describe('buildSitemapTree', () => {
  it.each<[string, SitemapPage[], unknown[]]>([
    ['nothing', [], []],
    [
      'children below their parents, wherever they stand in the list',
      [page('b', below('a')), page('a'), page('c', below('b'))],
      ['a', ['b', ['c']]],
    ],
    [
      'siblings in the editors order',
      [page('a', { order: 2 }), page('b', { order: 1 }), page('c', { order: null })],
      ['c', 'b', 'a'],
    ],
    ['the home page first', [page('a'), page('z', { path: '/en/', order: 5 })], ['z', 'a']],
    ['siblings of equal order by name', [page('b'), page('a'), page('c')], ['a', 'b', 'c']],
    ['titleBreadcrumbs before the name of the node', [page('a', { titleBreadcrumbs: 'short' })], ['short']],
    ['the name of the node where titleBreadcrumbs is empty', [page('a', { titleBreadcrumbs: '' })], ['a']],
    ['the path where both are missing', [page('a', { title: null })], ['/a/']],
    [
      'no page that is hidden from the sitemap, nor those below it',
      [page('a', { hideFromSitemap: true }), page('b', below('a')), page('c')],
      ['c'],
    ],
    ['a page whose parent is not public on the first level', [page('a', below('draft'))], ['a']],
  ])('shows %s', (_name, pages, expected) => {
    expect(names(buildSitemapTree(pages, 'he-il'))).toEqual(expected);
  });

  it('sorts names by the rules of their language', () => {
    expect(names(buildSitemapTree([page('דלת'), page('אבן'), page('בית')], 'he-il'))).toEqual([
      'אבן',
      'בית',
      'דלת',
    ]);
  });
});
