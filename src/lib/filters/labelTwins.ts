import type { LabelTwins } from './defineFilters';

/** An entry of a list of choices in one language. */
interface LabelledEntry {
  /** The same in every language. */
  readonly documentId: string;
  readonly locale: string;
  readonly name: string | null;
}

function twinsOf(entries: readonly LabelledEntry[], language: string): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const { documentId, locale, name } of entries)
    if (locale === language && name) own.set(documentId, name.trim());
  const twins = new Map<string, string>();
  for (const { documentId, locale, name } of entries) {
    const label = own.get(documentId);
    if (locale !== language && name && label) twins.set(name.trim(), label);
  }
  return twins;
}

/**
 * Maps labels of other languages to the page's language. Addresses contain labels, and links cross languages.
 * @param groups entries in all languages, by filter
 */
export const labelTwins = (
  groups: Readonly<Record<string, { readonly nodes: readonly LabelledEntry[] }>>,
  language: string,
): LabelTwins =>
  Object.fromEntries(Object.entries(groups).map(([name, { nodes }]) => [name, twinsOf(nodes, language)]));
