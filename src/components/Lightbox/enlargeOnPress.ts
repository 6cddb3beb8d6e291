import type { MouseEvent } from 'react';

/** Makes a link to a picture open the lightbox. Without scripts or for a new tab it stays a link. */
export const enlargeOnPress =
  (enlarge: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enlarge();
  };
