interface Options {
  readonly label: string;
}

/**
 * Returns the index of the option to which a key moves: arrow keys, Home, End, or the start of an option's label.
 * @param key `key` of the keyboard event, or the text typed so far
 * @param active index of the current option
 * @returns null if the key selects no option
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

/**
 * Finds the next option whose label starts with a text, continuing at the first after the last. For a single letter,
 * the search starts after the current option.
 */
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
