/**
 * The tab that a key leads to: arrows go round, in the direction of reading; Home and End to the first and last.
 * @param key `key` of the keyboard event
 * @param selected index of the present tab
 * @param count number of tabs
 * @returns null for a key that means nothing here
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
