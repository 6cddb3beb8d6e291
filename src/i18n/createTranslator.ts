import i18next, { type i18n } from 'i18next';
import type { Language } from './languages';

/** Result of the GraphQL query for `texts`, with one node per namespace. */
export interface LocaleData {
  readonly edges: readonly { readonly node: { readonly ns: string | null; readonly data: string | null } }[];
}

/**
 * Creates an i18next instance with the texts of one page. Slices, `Head` and tests use it.
 * @throws SyntaxError when the texts of a namespace are not valid JSON
 */
export function createTranslator(language: Language, locales: LocaleData): i18n {
  const namespaces = Object.fromEntries(
    locales.edges.map(({ node }) => [
      node.ns ?? 'common',
      JSON.parse(node.data ?? '{}') as Record<string, string>,
    ]),
  );
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    returnNull: false,
    resources: { [language]: namespaces },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initImmediate: false,
    react: { useSuspense: false },
  });
  return instance;
}
