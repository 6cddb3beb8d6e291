import type { LabelTranslations } from './defineFilters';

/** An entry of a filter group in one language. */
interface LabelledEntry {
  /** Id of the document, which is the same in all languages. */
  readonly documentId: string;
  readonly locale: string;
  readonly name: string | null;
}

function translationsOf(entries: readonly LabelledEntry[], language: string): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const { documentId, locale, name } of entries)
    if (locale === language && name) own.set(documentId, name.trim());
  const translations = new Map<string, string>();
  for (const { documentId, locale, name } of entries) {
    const label = own.get(documentId);
    if (locale !== language && name && label) translations.set(name.trim(), label);
  }
  return translations;
}

/**
 * Maps labels in other languages to labels in the page's language. This is needed because URLs contain labels, and
 * visitors follow links from pages in the other language.
 * @param groups entries in all languages, by filter name
 */
export const labelTranslations = (
  groups: Readonly<Record<string, { readonly nodes: readonly LabelledEntry[] }>>,
  language: string,
): LabelTranslations =>
  Object.fromEntries(
    Object.entries(groups).map(([name, { nodes }]) => [name, translationsOf(nodes, language)]),
  );
