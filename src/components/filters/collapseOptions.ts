/**
 * Returns the options to show before a "more" button: seven if there are more than eight, otherwise all (corporate-site
 * §4, §9). Selected options are always included.
 */
export function collapseOptions<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): readonly Option[] {
  if (options.length <= 8) return options;
  return options.filter((option, index) => index < 7 || isChosen(option));
}
