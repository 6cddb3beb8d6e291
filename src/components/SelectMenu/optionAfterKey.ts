interface Options {
  readonly label: string;
}

/**
 * The option that a key leads to in a menu: arrows, Home, End, and the next that begins with what was typed.
 * @param key `key` of the keyboard event, or what was typed so far
 * @param active index of the present option
 * @param options all of them
 * @returns null for a key that leads nowhere
 */
export function optionAfterKey(key: string, active: number, options: readonly Options[]): number | null {
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return [...key].length === 1 || !/^[A-Z][a-z]+/.test(key) ? optionByText(key, active, options) : null;
  }
}

/** The next option that begins with a text, going round; with a single letter the search starts after the present one. */
function optionByText(text: string, active: number, options: readonly Options[]): number | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const start = [...wanted].length === 1 ? active + 1 : active;
  for (let step = 0; step < options.length; step += 1) {
    const index = (start + step) % options.length;
    if (options[index]?.label.toLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
