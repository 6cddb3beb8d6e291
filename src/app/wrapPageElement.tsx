import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { LanguageProvider } from '../i18n/LanguageContext';
import { toLanguage } from '../i18n/languages';

type PageArgs =
  | WrapPageElementBrowserArgs<Record<string, unknown>, { language?: string }>
  | WrapPageElementNodeArgs<Record<string, unknown>, { language?: string }>;

/** Gatsby API: the language of each page, for `useLanguage`. */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <LanguageProvider language={toLanguage(props.pageContext.language)}>{element}</LanguageProvider>
);
