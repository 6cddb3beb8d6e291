import type { LabelTwins } from './defineFilters';

/** An entry of a list of choices, in one language. */
interface LabelledEntry {
  /** The same in each language. */
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
 * What each label of another language is in a page's own: addresses name choices by their labels, and a link may come from the page's twin.
 * @param groups by filter, its entries in all languages
 * @param language of the page
 */
export const labelTwins = (
  groups: Readonly<Record<string, { readonly nodes: readonly LabelledEntry[] }>>,
  language: string,
): LabelTwins =>
  Object.fromEntries(Object.entries(groups).map(([name, { nodes }]) => [name, twinsOf(nodes, language)]));
