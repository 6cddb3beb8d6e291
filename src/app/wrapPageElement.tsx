import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { SiteContactProvider } from '../components/SiteContact/SiteContactProvider';
import { LanguageProvider } from '../i18n/LanguageContext';
import { toLanguage } from '../i18n/languages';

type PageArgs =
  | WrapPageElementBrowserArgs<Record<string, unknown>, { language?: string }>
  | WrapPageElementNodeArgs<Record<string, unknown>, { language?: string }>;

/** Gatsby API: provides the page's language and contact details. */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <LanguageProvider language={toLanguage(props.pageContext.language)}>
    <SiteContactProvider data={props.data}>{element}</SiteContactProvider>
  </LanguageProvider>
);
