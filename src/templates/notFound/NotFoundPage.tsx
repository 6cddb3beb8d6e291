import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { SeoTags } from '../../components/Seo/SeoTags';
import { NotFound } from '../../features/notFound/NotFound';
import { createTranslator } from '../../i18n/createTranslator';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { localizedRoute } from '../../i18n/paths';

export const query = graphql`
  query NotFoundPage($language: String!) {
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "notFound", language: $language) {
      ...Translations
    }
  }
`;

interface Context {
  language: Language;
}

const route = (language: Language) => localizedRoute('/404/', language);

const alternates = LANGUAGE_CODES.map((locale) => ({ locale, path: route(locale) }));

/** "Not found" page, which is shown for unknown URLs (corporate-site §2). */
export default function NotFoundPage({
  pageContext: { language },
}: PageProps<Queries.NotFoundPageQuery, Context>) {
  return (
    <PageLayout page={{ path: route(language), alternates }}>
      <NotFound />
    </PageLayout>
  );
}

export function Head({
  data: { site, locales },
  pageContext: { language },
}: HeadProps<Queries.NotFoundPageQuery, Context>) {
  const title = createTranslator(language, locales).t('notFoundText');
  return (
    <SeoTags
      language={language}
      title={title}
      path={route(language)}
      alternates={alternates}
      noIndex
      site={site}
    />
  );
}
