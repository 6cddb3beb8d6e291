import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { SiteContactProvider } from '../components/SiteContact/SiteContactProvider';
import { LanguageProvider } from '../i18n/LanguageContext';
import { toLanguage } from '../i18n/languages';
import { GlobalStyles } from '../theme/GlobalStyles';

type PageArgs =
  | WrapPageElementBrowserArgs<Record<string, unknown>, { language?: string }>
  | WrapPageElementNodeArgs<Record<string, unknown>, { language?: string }>;

/**
 * Gatsby API: global styles, the language of each page, for `useLanguage`, and how the group is reached.
 * Not in `wrapRootElement`, which Gatsby also puts around each slice's own HTML: the styles would stand there again.
 */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <LanguageProvider language={toLanguage(props.pageContext.language)}>
    <GlobalStyles />
    <SiteContactProvider data={props.data}>{element}</SiteContactProvider>
  </LanguageProvider>
);
