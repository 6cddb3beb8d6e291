let locks = 0;

/**
 * Keeps the page where it is while something lies over it. The room of the scroll bar stays free, so that nothing jumps.
 * @returns what ends it; the page scrolls again when every lock has ended
 */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) {
    const { style, dir, clientWidth } = document.documentElement;
    // Browsers keep the bar of the page itself at the right, in pages from right to left too.
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
