import { labelKey } from './labelKey';

/**
 * Maps the keys of labels (`labelKey`) to their meaning. If labels with different meanings have the same key, maps it
 * to null.
 */
function byKey(
  pairs: Iterable<readonly [label: string, meaning: string]>,
): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [label, meaning] of pairs) {
    const key = labelKey(label);
    const before = found.get(key);
    found.set(key, before === undefined || before === meaning ? meaning : null);
  }
  return found;
}

/**
 * Returns a function that finds the filter label for a value from the URL. It tries an exact match first, then a
 * translation, then the only label that differs just in spelling. Other values are returned unchanged.
 * @param labels labels of the list
 * @param translations labels in other languages and their translation into the page's language
 */
export function labelFinder(
  labels: readonly string[] = [],
  translations: ReadonlyMap<string, string> = new Map(),
): (text: string) => string {
  let keys: ReturnType<typeof byKey>[] | undefined;
  return (text) => {
    if (labels.includes(text)) return text;
    const twin = translations.get(text);
    if (twin !== undefined) return twin;
    keys ??= [byKey(labels.map((label) => [label, label])), byKey(translations)];
    const key = labelKey(text);
    return keys.map((labelOf) => labelOf.get(key)).find((label) => label != null) ?? text;
  };
}
