/**
 * Returns the options to show before "more": seven if there are more than eight (corporate-site §4, §9).
 * Chosen options are never hidden.
 */
export function collapseOptions<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): readonly Option[] {
  if (options.length <= 8) return options;
  return options.filter((option, index) => index < 7 || isChosen(option));
}
