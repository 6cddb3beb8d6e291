import { useEffect, useRef, type RefObject } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { media } from '../../theme/media';

/**
 * Closes the menu's drawer when the desktop menu appears, for example because a tablet was rotated. The focus moves to
 * the desktop menu, because the drawer's button is hidden on desktop.
 * @param opener the drawer's button in the header
 * @param close must be a stable function
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
    // Runs only after the drawer has closed. Until then the drawer holds the focus, and afterwards the browser cannot
    // return it to the hidden button.
    handsOver.current = false;
    const header = opener.current?.closest('header');
    // The first `nav` in the header is the desktop menu. If it has no items, the home link takes the focus.
    const menu = header?.querySelector('nav')?.querySelector<HTMLElement>('a, button');
    (menu ?? header?.querySelector('a'))?.focus();
  }, [opener, isDesktop, open, close]);
}
