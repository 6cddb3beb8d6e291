import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { SiteContactProvider } from '../components/SiteContact/SiteContactProvider';
import { LanguageProvider } from '../i18n/LanguageContext';
import { toLanguage } from '../i18n/languages';
import { StaleBuildGuard } from './StaleBuildGuard';

type PageArgs =
  | WrapPageElementBrowserArgs<Record<string, unknown>, { language?: string }>
  | WrapPageElementNodeArgs<Record<string, unknown>, { language?: string }>;

/** Gatsby API: provides the page's language and contact details, and ignores data of another build (`StaleBuildGuard`). */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <StaleBuildGuard
    hash={'pageResources' in props ? props.pageResources.page.webpackCompilationHash : undefined}
    pathname={props.location.pathname}
  >
    <LanguageProvider language={toLanguage(props.pageContext.language)}>
      <SiteContactProvider site={props.data?.site}>{element}</SiteContactProvider>
    </LanguageProvider>
  </StaleBuildGuard>
);
