/**
 * Toggles one of several options, where no choice means all (corporate-site §4).
 * @param value the pressed option; null is "all"
 * @param every all options, if choosing each of them means "all" (the city filter)
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
