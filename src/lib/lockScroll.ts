let locks = 0;

/**
 * Locks the page's scroll position under an overlay. Reserves the width of the scroll bar to avoid a layout
 * shift.
 * @returns releases the lock; the page scrolls again when all locks are released
 */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) {
    const { style, dir, clientWidth } = document.documentElement;
    // Browsers keep the page's scroll bar on the right, in right-to-left pages too.
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
