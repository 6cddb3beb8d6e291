import { useEffect, useRef, type RefObject } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { media } from '../../theme/media';

/**
 * Closes the menu's drawer when the desktop menu appears, for example when a tablet is rotated, and moves the
 * focus there. The drawer's button is then hidden.
 * @param opener the drawer's button in the header
 * @param close keep its identity
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
    // Waits until the drawer is closed. It holds the focus until then, and the browser then fails to focus
    // the hidden button.
    handsOver.current = false;
    const header = opener.current?.closest('header');
    // The bar's menu is the first one; without items the home link takes the focus.
    const menu = header?.querySelector('nav')?.querySelector<HTMLElement>('a, button');
    (menu ?? header?.querySelector('a'))?.focus();
  }, [opener, isDesktop, open, close]);
}
