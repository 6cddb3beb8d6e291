import { resolveLink, type EditorLink } from '../../components/ContentLink/resolveLink';

/** One link of the menu. */
export interface MenuLink {
  key: string;
  name: string;
  link: EditorLink;
  /** It leads to the page that is shown. */
  current: boolean;
}

/** An item of the first level: a link, or a button over links of the second level. */
export interface MenuItem {
  key: string;
  name: string;
  /** Where the item itself leads; above its second level it is the first link. */
  own: MenuLink | null;
  children: MenuLink[];
  /** The page that is shown is the item's own or below it. */
  holdsCurrent: boolean;
}

type HeaderItems = Queries.HeaderMenuFragment['items'];

/**
 * The menu as it can be shown: without links that lead nowhere, and without items that have neither a link nor children.
 * @param items the editors' menu
 * @param currentPath path of the page that is shown
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

/** Editors may link a page twice. One item is marked, its own link before those below it, and one link in it. */
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
