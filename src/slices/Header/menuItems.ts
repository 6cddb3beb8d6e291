import { resolveLink, type EditorLink } from '../../components/ContentLink/resolveLink';

/** A link of the menu. */
export interface MenuLink {
  key: string;
  name: string;
  link: EditorLink;
  /** Whether it leads to the current page. */
  current: boolean;
}

/** A first-level item: a link, or a button with a second level. */
export interface MenuItem {
  key: string;
  name: string;
  /** The item's own link; it comes first in a second level. */
  own: MenuLink | null;
  children: MenuLink[];
  /** Whether the current page is the item's own or below it. */
  holdsCurrent: boolean;
}

type HeaderItems = Queries.HeaderMenuFragment['items'];

/**
 * Returns the visible menu, without links that have no target and items without links.
 * @param currentPath path of the current page
 */
export function menuItems(items: HeaderItems | undefined, currentPath: string): MenuItem[] {
  const shown = (items ?? []).flatMap((item, index) => {
    const key = item.id ?? String(index);
    const own = menuLink(item.link, `${key}-own`, currentPath);
    const children = (item.children ?? []).flatMap((child, place) => {
      return menuLink(child.link, child.id ?? `${key}-${place}`, currentPath) ?? [];
    });
    const name = item.link?.name;
    if (!name || (!own && children.length === 0)) return [];
    return { key, name, own, children, holdsCurrent: false };
  });
  return withOneCurrent(shown);
}

/** Marks one item and one link as current, preferring an item's own link, because editors may link a page twice. */
function withOneCurrent(items: readonly MenuItem[]): MenuItem[] {
  const holder =
    items.find(({ own }) => own?.current) ??
    items.find(({ children }) => children.some(({ current }) => current));
  const marked = holder?.own?.current ? holder.own : holder?.children.find(({ current }) => current);
  const mark = (link: MenuLink): MenuLink => ({ ...link, current: link === marked });
  return items.map((item) => ({
    ...item,
    own: item.own && mark(item.own),
    children: item.children.map(mark),
    holdsCurrent: item === holder,
  }));
}

function menuLink(link: EditorLink | null | undefined, key: string, currentPath: string): MenuLink | null {
  const resolved = resolveLink(link);
  if (!link || !resolved) return null;
  return { key, name: resolved.name, link, current: resolved.href === currentPath };
}
