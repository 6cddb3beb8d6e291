import { labelKey } from './labelKey';

/** Maps keys to labels; null where labels share a key. */
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
 * Returns a function that finds the label which a text of an address means: the same one, its translation, or the
 * only one that is spelled alike. Other texts stay as they are.
 * @param labels labels of the list
 * @param twins translations of other languages' labels
 */
export function labelFinder(
  labels: readonly string[] = [],
  twins: ReadonlyMap<string, string> = new Map(),
): (text: string) => string {
  let keys: ReturnType<typeof byKey>[] | undefined;
  return (text) => {
    if (labels.includes(text)) return text;
    const twin = twins.get(text);
    if (twin !== undefined) return twin;
    keys ??= [byKey(labels.map((label) => [label, label])), byKey(twins)];
    const key = labelKey(text);
    return keys.map((labelOf) => labelOf.get(key)).find((label) => label != null) ?? text;
  };
}
