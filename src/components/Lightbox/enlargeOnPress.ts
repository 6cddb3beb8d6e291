import type { MouseEvent } from 'react';

/**
 * Returns a click handler that opens the lightbox instead of following a link to a picture. The link still works
 * without JavaScript and for opening a new tab.
 */
export const enlargeOnPress =
  (enlarge: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enlarge();
  };
