let locks = 0;

/**
 * Prevents the page from scrolling while an overlay is open. Reserves the width of the scroll bar, so that the layout
 * does not shift.
 * @returns function that releases this lock. The page scrolls again when all locks are released
 */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) {
    const { style, dir, clientWidth } = document.documentElement;
    // Browsers show the scroll bar of a page on the right, even on right-to-left pages.
    const side = dir === 'rtl' ? 'padding-inline-start' : 'padding-inline-end';
    style.setProperty('overflow', 'hidden');
    style.setProperty(side, `${window.innerWidth - clientWidth}px`);
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks > 0) return;
    for (const property of ['overflow', 'padding-inline-start', 'padding-inline-end']) {
      document.documentElement.style.removeProperty(property);
    }
  };
}
