import { useEffect, useRef, type RefObject } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { media } from '../../theme/media';

/**
 * Closes the drawer of the menu where the desktop menu appears, as on a tablet that is turned: it would lie over a page without the
 * button that opened it. The focus goes to the desktop menu in its place.
 * @param opener the drawer's button, in the header
 * @param open whether the drawer is open
 * @param close the same function each time
 */
export function useCloseOnDesktop(opener: RefObject<HTMLElement>, open: boolean, close: () => void): void {
  const isDesktop = useMediaQuery(media.desktop);
  const handsOver = useRef(false);
  useEffect(() => {
    if (isDesktop && open) {
      handsOver.current = true;
      close();
      return;
    }
    if (!handsOver.current) return;
    // Not before the drawer is closed: until then it keeps the focus, and then the browser looks for the button, which is hidden.
    handsOver.current = false;
    const header = opener.current?.closest('header');
    // The bar's own menu is the first; the home link stands for one without items.
    const menu = header?.querySelector('nav')?.querySelector<HTMLElement>('a, button');
    (menu ?? header?.querySelector('a'))?.focus();
  }, [opener, isDesktop, open, close]);
}
