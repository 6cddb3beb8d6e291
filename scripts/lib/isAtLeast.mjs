/**
 * Checks whether a version is at least another one. Compares the parts as numbers.
 * @param {string} version such as v24.12.0
 * @param {string} least such as >=22.18
 */
export function isAtLeast(version, least) {
  const [have, want] = [version, least].map((text) => text.replace(/^\D+/, '').split('.').map(Number));
  for (const [index, number] of (want ?? []).entries()) {
    const difference = (have?.[index] ?? 0) - number;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
