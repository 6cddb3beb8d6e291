import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { magazineBlocks } from './magazineBlocks.gen';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { FeedLink } from '../../components/Seo/FeedLink';
import { Seo } from '../../components/Seo/Seo';
import { WholeList } from '../../components/WholeList/WholeList';
import { MagazineLobby } from '../../features/magazine/MagazineLobby';
import { useLanguage } from '../../i18n/LanguageContext';
import { toLanguage } from '../../i18n/languages';
import { feedPath } from '../../i18n/paths';

export const query = graphql`
  query MagazinePage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...MagazineBlocks
    }
    listedArticles: pageList(template: "article", language: $language) {
      files
      entries {
        ...ArticleCardFields
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "magazine", language: $language) {
      ...Translations
    }
  }
`;

/** Magazine page: blocks, category tabs and article cards (corporate-site §2). */
export default function MagazinePage({
  data: { page, listedArticles },
}: PageProps<Queries.MagazinePageQuery>) {
  const { code } = useLanguage();
  return (
    page && (
      <ContentPage page={page} components={magazineBlocks}>
        <WholeList first={listedArticles.entries} files={listedArticles.files}>
          {(articles) => <MagazineLobby articles={articles} feedPath={feedPath(code)} />}
        </WholeList>
      </ContentPage>
    )
  );
}

export const Head = ({ data }: HeadProps<Queries.MagazinePageQuery>) => (
  <>
    <Seo page={data.page} site={data.site} />
    {data.page && (
      <FeedLink
        path={feedPath(toLanguage(data.page.locale))}
        name={data.page.title}
        siteName={data.site?.siteName}
      />
    )}
  </>
);
