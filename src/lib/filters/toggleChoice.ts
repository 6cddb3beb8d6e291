/**
 * What is chosen after a press on one of several options, where none chosen means all: choosing one takes "all" away, taking the last
 * one away
 * leads back to all (corporate-site §4).
 * @param chosen what was chosen before
 * @param value the pressed option; null is "all"
 * @param every all options there are, where choosing each of them means all (the city filter)
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
