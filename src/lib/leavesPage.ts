import { isPlainClick, type LinkClick } from './isPlainClick';

/** Tells whether a click on a link leaves the page in this tab, so it is no download, mail or new window. */
export const leavesPage = (link: HTMLAnchorElement, click: LinkClick): boolean =>
  isPlainClick(click) &&
  link.protocol.startsWith('http') &&
  !link.hasAttribute('download') &&
  !/^_(?!self)/.test(link.target);
