import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SeoTags } from '../../components/Seo/SeoTags';
import { Scheduler } from '../../features/schedule/Scheduler';
import { createTranslator } from '../../i18n/createTranslator';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { schedulerRoute } from '../../i18n/paths';

export const query = graphql`
  query SchedulePage($language: String!) {
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactLine
      siteName
      logo {
        ...IconPicture
      }
    }
    locales: texts(template: "schedule", language: $language) {
      ...Translations
    }
  }
`;

interface Context {
  language: Language;
}

const alternates = LANGUAGE_CODES.map((locale) => ({ locale, path: schedulerRoute(locale) }));

/**
 * Page with the meeting scheduler. It has no header or footer, because it opens in a small window (project-marketing
 * §4).
 */
export default function SchedulePage({ data: { site } }: PageProps<Queries.SchedulePageQuery, Context>) {
  return <Scheduler siteName={site?.siteName ?? ''} logo={site?.logo} />;
}

export function Head({
  data: { site, locales },
  pageContext: { language },
}: HeadProps<Queries.SchedulePageQuery, Context>) {
  return (
    <SeoTags
      language={language}
      title={createTranslator(language, locales).t('schedule:title')}
      path={schedulerRoute(language)}
      alternates={alternates}
      noIndex
      site={site}
    />
  );
}
