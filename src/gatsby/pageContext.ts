import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../i18n/languages';

/** What gatsby-plugin-react-i18next reads of a page. Setting it ourselves makes the plugin leave localized slugs alone. */
interface I18nContext {
  language: Language;
  languages: Language[];
  defaultLanguage: Language;
  generateDefaultLanguagePage: boolean;
  routed: boolean;
  originalPath: string;
  path: string;
}

/** The context of every page: its node, its language, and nothing that changes without the page. */
export interface PageContext {
  id?: string;
  language: Language;
  i18n: I18nContext;
}

/**
 * @param language language of the page
 * @param path address of the page
 * @param id the content node it shows, if any
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

/** Header and footer are slices of each language: a change of the menu renders no page again. */
export function pageSlices(language: Language): Record<string, string> {
  return { header: `header-${language}`, footer: `footer-${language}` };
}
