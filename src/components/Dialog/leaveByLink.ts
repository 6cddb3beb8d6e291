import type { MouseEvent } from 'react';
import { leavesPage } from '../../lib/leavesPage';
import { isCovered, uncoverPage } from './dialogHistory';

/**
 * Handles clicks inside a dialog in the capture phase. A link that leaves the page first removes the dialog's
 * history entry, so that Back returns to the page.
 */
export function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isCovered() || !leavesPage(link, event)) return;
  event.preventDefault();
  event.stopPropagation();
  void uncoverPage().then(() => link.click());
}
