import type { MouseEvent } from 'react';
import { leavesPage } from '../../lib/leavesPage';
import { hasDialogEntry, removeDialogEntries } from './dialogHistory';

/**
 * Handles clicks inside a dialog, in the capture phase. If a link leaves the page, the dialog's history entry is
 * removed before the navigation. Back then returns to the page instead of the dialog.
 */
export function closeBeforeNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !hasDialogEntry() || !leavesPage(link, event)) return;
  event.preventDefault();
  event.stopPropagation();
  void removeDialogEntries().then(() => link.click());
}
