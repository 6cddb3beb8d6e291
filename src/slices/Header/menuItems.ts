import { resolveLink, type EditorLink } from '../../components/ContentLink/resolveLink';

/** A link of the menu. */
export interface MenuLink {
  key: string;
  name: string;
  link: EditorLink;
  /** Whether the link's target is the current page. */
  current: boolean;
}

/** Links in the second level under one heading. Without a heading, `heading` is null. */
export interface MenuGroup {
  key: string;
  heading: string | null;
  links: MenuLink[];
}

/** An item of the menu's first level: a link, or a button that opens a second level. */
export interface MenuItem {
  key: string;
  name: string;
  /** The link of the item itself. If the item has a second level, it comes first there. */
  own: MenuLink | null;
  /** The groups of the second level. Empty if the item is only a link. */
  groups: MenuGroup[];
  picture: HeaderItem['picture'] | null;
  /** Whether the current page is the item's own target or in its second level. */
  holdsCurrent: boolean;
}

type HeaderItems = Queries.HeaderMenuFragment['items'];
type HeaderItem = NonNullable<HeaderItems>[number];
type HeaderChild = NonNullable<HeaderItem['children']>[number];

/**
 * Converts the menu from the CMS to the items to show. Links without a target and items without any links are omitted.
 * @param currentPath path of the current page
 */
export function menuItems(items: HeaderItems | undefined, currentPath: string): MenuItem[] {
  const shown = (items ?? []).flatMap((item, index) => {
    const key = item.id ?? String(index);
    const name = item.link?.name;
    const children = (item.children ?? []).flatMap((child, place) => {
      const link = menuLink(child.link, child.id ?? `${key}-${place}`, currentPath);
      return link ? { group: child.group, link } : [];
    });
    const { own, rest } = withoutTwin(menuLink(item.link, `${key}-own`, currentPath), children);
    if (!name || (!own && rest.length === 0)) return [];
    return { key, name, own, groups: grouped(rest), picture: item.picture ?? null, holdsCurrent: false };
  });
  return withOneCurrent(shown);
}

interface Child {
  group: HeaderChild['group'];
  link: MenuLink;
}

/**
 * If a child has the same target as the item itself, both become one link, with the child's name and in first place.
 * The child's name is the better one, such as "All homes". An item whose only child has its target stays a plain link.
 */
function withoutTwin(own: MenuLink | null, children: Child[]): { own: MenuLink | null; rest: Child[] } {
  const address = own && resolveLink(own.link)?.href;
  const twin = children.find(({ link }) => resolveLink(link.link)?.href === address);
  if (!own || !twin) return { own, rest: children };
  const place = children.indexOf(twin);
  const rest = children.filter((child) => child !== twin);
  const next = rest[place];
  // If the removed child had a group heading, the heading passes to the next link, because it applies to the links
  // after it as well.
  if (twin.group && next && !next.group) rest[place] = { ...next, group: twin.group };
  return { own: rest.length > 0 ? { ...twin.link, key: own.key } : own, rest };
}

function grouped(children: readonly Child[]): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const { group, link } of children) {
    const last = groups.at(-1);
    if (last && !group) last.links.push(link);
    else groups.push({ key: link.key, heading: group ?? null, links: [link] });
  }
  return groups;
}

const linksOf = ({ own, groups }: MenuItem): MenuLink[] => [
  ...(own ? [own] : []),
  ...groups.flatMap(({ links }) => links),
];

/**
 * Marks only one item and one link as current, because editors may link a page in several places. An item's own link
 * takes precedence.
 */
function withOneCurrent(items: readonly MenuItem[]): MenuItem[] {
  const holder =
    items.find(({ own }) => own?.current) ??
    items.find((item) => linksOf(item).some(({ current }) => current));
  const marked = holder && linksOf(holder).find(({ current }) => current);
  const mark = (link: MenuLink): MenuLink => ({ ...link, current: link === marked });
  return items.map((item) => ({
    ...item,
    own: item.own && mark(item.own),
    groups: item.groups.map((group) => ({ ...group, links: group.links.map(mark) })),
    holdsCurrent: item === holder,
  }));
}

function menuLink(link: EditorLink | null | undefined, key: string, currentPath: string): MenuLink | null {
  const resolved = resolveLink(link);
  if (!link || !resolved) return null;
  return { key, name: resolved.name, link, current: resolved.href === currentPath };
}
