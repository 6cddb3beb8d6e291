/**
 * Toggles one of several options. If none is chosen, all items match (corporate-site §4).
 * @param value the pressed option, or null for the option "all"
 * @param every all options, if choosing every one of them means "all" (as in the city filter)
 */
export function toggleChoice(
  chosen: readonly string[],
  value: string | null,
  every?: readonly string[],
): readonly string[] {
  if (value === null) return [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return every && every.every((option) => next.includes(option)) ? [] : next;
}
