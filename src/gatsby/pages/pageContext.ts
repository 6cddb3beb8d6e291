import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../i18n/languages';

/** Context of gatsby-plugin-react-i18next. Setting it stops the plugin from rewriting localized slugs. */
interface I18nContext {
  language: Language;
  languages: Language[];
  defaultLanguage: Language;
  generateDefaultLanguagePage: boolean;
  routed: boolean;
  originalPath: string;
  path: string;
}

/** Context of every page: its node and its language. It must not change unless the page does. */
export interface PageContext {
  id?: string;
  language: Language;
  i18n: I18nContext;
}

/**
 * Builds the context of a page.
 * @param id of its content node, if any
 */
export function pageContext(language: Language, path: string, id?: string): PageContext {
  return {
    ...(id !== undefined && { id }),
    language,
    i18n: {
      language,
      languages: LANGUAGE_CODES,
      defaultLanguage: DEFAULT_LANGUAGE,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: path,
      path,
    },
  };
}

/** Returns the slices of a language. A changed menu renders no page again. */
export function pageSlices(language: Language): Record<string, string> {
  return { header: `header-${language}`, footer: `footer-${language}` };
}
