/**
 * Returns the index of the tab to which a key moves. Arrow keys follow the reading direction and wrap around; Home and
 * End go to the first and last tab.
 * @param key `key` of the keyboard event
 * @param selected index of the current tab
 * @returns null for other keys
 */
export function tabAfterKey(
  key: string,
  selected: number,
  count: number,
  direction: 'rtl' | 'ltr',
): number | null {
  const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case onwards:
      return (selected + 1) % count;
    case back:
      return (selected - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
