import type { MouseEvent } from 'react';

/**
 * For a link to a picture that the lightbox shows instead. Without scripts, and for who wants another tab, it stays a link.
 * @param enlarge opens the lightbox
 */
export const enlargeOnPress =
  (enlarge: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enlarge();
  };
