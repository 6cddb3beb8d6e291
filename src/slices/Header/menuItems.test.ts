import { pageLink, urlLink } from '../../testing/fixtures';
import { menuItems } from './menuItems';

type Items = Parameters<typeof menuItems>[0];

const about = pageLink('About', '/about/');
const team = pageLink('Team', '/about/team/');
const nowhere = pageLink('Investors', '', { page: null });

describe('menuItems', () => {
  it.each<[string, Items, unknown[]]>([
    ['no menu', null, []],
    ['a link', [{ id: 'a', link: about, children: [], picture: null }], [['About', '/about/', []]]],
    [
      'children',
      [{ id: 'a', link: about, children: [{ id: 'b', group: null, link: team }], picture: null }],
      [['About', '/about/', ['Team']]],
    ],
    [
      'an item that leads nowhere itself',
      [{ id: 'a', link: nowhere, children: [{ id: 'b', group: null, link: team }], picture: null }],
      [['Investors', undefined, ['Team']]],
    ],
    ['an item without link and children', [{ id: 'a', link: nowhere, children: [], picture: null }], []],
    [
      'an item without name',
      [{ id: 'a', link: null, children: [{ id: 'b', group: null, link: team }], picture: null }],
      [],
    ],
    [
      'a child that leads nowhere',
      [{ id: 'a', link: about, children: [{ id: 'b', group: null, link: nowhere }], picture: null }],
      [['About', '/about/', []]],
    ],
  ])('filters %s', (_name, items, expected) => {
    const shown = menuItems(items, '/').map(({ name, own, groups }) => [
      name,
      own?.link.page?.path,
      groups.flatMap(({ links }) => links.map((link) => link.name)),
    ]);
    expect(shown).toEqual(expected);
  });

  it.each([
    ['the page of an item', '/about/', [true, true, false, false]],
    ['the page of a child', '/about/team/', [true, false, true, false]],
    ['another page', '/contact/', [false, false, false, false]],
  ])('marks item and link on %s', (_name, path, expected) => {
    const anchor = pageLink('Board', '/about/team/', { anchor: 'board' });
    const [item] = menuItems(
      [
        {
          id: 'a',
          link: about,
          children: [
            { id: 'b', group: null, link: team },
            { id: 'c', group: null, link: anchor },
            { id: 'd', group: null, link: urlLink('X', 'https://x.example/') },
          ],
          picture: null,
        },
      ],
      path,
    );
    expect([
      item?.holdsCurrent,
      item?.own?.current,
      item?.groups[0]?.links[0]?.current,
      item?.groups[0]?.links[1]?.current,
    ]).toEqual(expected);
  });

  it.each<[string, Items]>([
    [
      'a child of one item and another item itself',
      [
        { id: 'a', link: about, children: [{ id: 'b', group: null, link: team }], picture: null },
        { id: 'c', link: team, children: [{ id: 'd', group: null, link: about }], picture: null },
      ],
    ],
    [
      'an item and its own child',
      [{ id: 'c', link: team, children: [{ id: 'd', group: null, link: team }], picture: null }],
    ],
  ])('marks one item and one link when a page is %s', (_name, items) => {
    const shown = menuItems(items, '/about/team/');
    const links = shown.flatMap(({ own, groups }) => [own, ...groups.flatMap((group) => group.links)]);
    expect(links.filter((link) => link?.current).map((link) => link?.key)).toEqual(['c-own']);
    expect(shown.filter(({ holdsCurrent }) => holdsCurrent).map(({ key }) => key)).toEqual(['c']);
  });

  const child = (name: string, group: string | null = null, link = pageLink(name, `/${name}/`)) => ({
    id: name,
    group,
    link,
  });
  const all = pageLink('All', '/about/');

  it.each<[string, ReturnType<typeof child>[], string, unknown[]]>([
    ['no heading', [child('a'), child('b')], 'About', [[null, ['a', 'b']]]],
    [
      'headings',
      [child('a', 'One'), child('b'), child('c', 'Two')],
      'About',
      [
        ['One', ['a', 'b']],
        ['Two', ['c']],
      ],
    ],
    [
      'links before the first heading',
      [child('a'), child('b', 'One')],
      'About',
      [
        [null, ['a']],
        ['One', ['b']],
      ],
    ],
    ["the item's own page", [child('All', null, all), child('a', 'One')], 'All', [['One', ['a']]]],
    [
      "a heading on the item's own page",
      [child('All', 'One', all), child('a'), child('b')],
      'All',
      [['One', ['a', 'b']]],
    ],
    ["the item's own page alone", [child('All', 'One', all)], 'About', []],
  ])('groups children with %s', (_name, children, own, groups) => {
    const [item] = menuItems([{ id: 'i', link: about, children, picture: null }], '/');
    expect(item?.own?.name).toBe(own);
    expect(item?.groups.map(({ heading, links }) => [heading, links.map(({ name }) => name)])).toEqual(
      groups,
    );
  });
});
