import i18next, { type i18n } from 'i18next';
import type { Language } from './languages';

/** The answer of a query for `texts`: one node per namespace. */
export interface LocaleData {
  readonly edges: readonly { readonly node: { readonly ns: string | null; readonly data: string | null } }[];
}

/**
 * An i18next instance that holds the texts of one page, for places outside the page element (slices, `Head`, tests).
 * @param language language of the texts
 * @param locales the page's answer to `texts`
 * @throws SyntaxError when a namespace is not valid JSON
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
