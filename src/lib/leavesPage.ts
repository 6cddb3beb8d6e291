import { isPlainClick, type LinkClick } from './isPlainClick';

/** Checks whether a click on a link opens another URL in this tab. Downloads, mail links and new windows do not. */
export const leavesPage = (link: HTMLAnchorElement, click: LinkClick): boolean =>
  isPlainClick(click) &&
  link.protocol.startsWith('http') &&
  !link.hasAttribute('download') &&
  !/^_(?!self)/.test(link.target);
