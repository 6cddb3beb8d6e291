import { isPlainClick, type LinkClick } from './isPlainClick';

/**
 * Whether a click on a link leaves the page in this tab: no download, no mail, no other window.
 * @param link that was clicked
 * @param click on it
 */
export const leavesPage = (link: HTMLAnchorElement, click: LinkClick): boolean =>
  isPlainClick(click) &&
  link.protocol.startsWith('http') &&
  !link.hasAttribute('download') &&
  !/^_(?!self)/.test(link.target);
