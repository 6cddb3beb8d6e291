import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../i18n/languages';

/**
 * Context that gatsby-plugin-react-i18next expects. If a page sets it, the plugin does not rewrite the page's localized
 * path.
 */
interface I18nContext {
  language: Language;
  languages: Language[];
  defaultLanguage: Language;
  generateDefaultLanguagePage: boolean;
  routed: boolean;
  originalPath: string;
  path: string;
}

/**
 * Context of every page. It must depend only on the page itself, because Gatsby renders a page again when its context
 * changes.
 */
export interface PageContext {
  id?: string;
  language: Language;
  i18n: I18nContext;
}

/**
 * Builds the context of a page.
 * @param id id of its content node, if the page has one
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

/**
 * Returns the slice ids of a language. Header and footer are slices, so that a changed menu does not require rendering
 * every page again.
 */
export function pageSlices(language: Language): Record<string, string> {
  return { header: `header-${language}`, footer: `footer-${language}` };
}
