import { pageLink, urlLink } from '../../testing/fixtures';
import { menuItems } from './menuItems';

type Items = Parameters<typeof menuItems>[0];

const about = pageLink('About', '/about/');
const team = pageLink('Team', '/about/team/');
const nowhere = pageLink('Investors', '', { page: null });

describe('menuItems', () => {
  it.each<[string, Items, unknown[]]>([
    ['no menu', null, []],
    ['a link', [{ id: 'a', link: about, children: [] }], [['About', '/about/', []]]],
    [
      'children',
      [{ id: 'a', link: about, children: [{ id: 'b', link: team }] }],
      [['About', '/about/', ['Team']]],
    ],
    [
      'an item that leads nowhere itself',
      [{ id: 'a', link: nowhere, children: [{ id: 'b', link: team }] }],
      [['Investors', undefined, ['Team']]],
    ],
    ['an item without link and children', [{ id: 'a', link: nowhere, children: [] }], []],
    ['an item without name', [{ id: 'a', link: null, children: [{ id: 'b', link: team }] }], []],
    [
      'a child that leads nowhere',
      [{ id: 'a', link: about, children: [{ id: 'b', link: nowhere }] }],
      [['About', '/about/', []]],
    ],
  ])('filters %s', (_name, items, expected) => {
    const shown = menuItems(items, '/').map(({ name, own, children }) => [
      name,
      own?.link.page?.path,
      children.map((child) => child.name),
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
            { id: 'b', link: team },
            { id: 'c', link: anchor },
            { id: 'd', link: urlLink('X', 'https://x.example/') },
          ],
        },
      ],
      path,
    );
    expect([
      item?.holdsCurrent,
      item?.own?.current,
      item?.children[0]?.current,
      item?.children[1]?.current,
    ]).toEqual(expected);
  });

  it.each<[string, Items]>([
    [
      'a child of one item and another item itself',
      [
        { id: 'a', link: about, children: [{ id: 'b', link: team }] },
        { id: 'c', link: team, children: [{ id: 'd', link: about }] },
      ],
    ],
    ['an item and its own child', [{ id: 'c', link: team, children: [{ id: 'd', link: team }] }]],
  ])('marks one item and one link when a page is %s', (_name, items) => {
    const shown = menuItems(items, '/about/team/');
    const links = shown.flatMap(({ own, children }) => [own, ...children]);
    expect(links.filter((link) => link?.current).map((link) => link?.key)).toEqual(['c-own']);
    expect(shown.filter(({ holdsCurrent }) => holdsCurrent).map(({ key }) => key)).toEqual(['c']);
  });
});
