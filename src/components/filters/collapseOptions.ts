/**
 * The options that a group shows before "more": seven where there are more than eight (corporate-site §4, §9). What is chosen is never
 * hidden.
 * @param options all of them, in their order
 * @param isChosen whether an option is chosen
 */
export function collapseOptions<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
): readonly Option[] {
  if (options.length <= 8) return options;
  return options.filter((option, index) => index < 7 || isChosen(option));
}
