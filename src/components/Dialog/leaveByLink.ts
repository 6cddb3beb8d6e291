import type { MouseEvent } from 'react';
import { leavesPage } from '../../lib/leavesPage';
import { isCovered, uncoverPage } from './dialogHistory';

/**
 * For clicks inside of a dialog, before anything else sees them: a link that leaves the page is followed only once the dialog's entry
 * is out of the
 * history, so that Back leads from the next page to this one, not to the dialog.
 */
export function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isCovered() || !leavesPage(link, event)) return;
  event.preventDefault();
  event.stopPropagation();
  void uncoverPage().then(() => link.click());
}
