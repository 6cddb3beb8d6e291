import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { magazineBlocks } from './magazineBlocks';
import { ContentPage } from '../../components/ContentPage/ContentPage';
import { FeedLink } from '../../components/Seo/FeedLink';
import { Seo } from '../../components/Seo/Seo';
import { WholeList, type ListingContext } from '../../components/WholeList/WholeList';
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
    listedArticles: pagesOf(template: "article", language: $language) {
      ...ArticleCardFields
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "magazine", language: $language) {
      ...Translations
    }
  }
`;

/** Magazine lobby: its own blocks, category tabs and article cards (corporate-site §2). */
export default function MagazinePage({
  data: { page, listedArticles },
  pageContext,
}: PageProps<Queries.MagazinePageQuery, ListingContext>) {
  const { code } = useLanguage();
  return (
    page && (
      <ContentPage page={page} components={magazineBlocks}>
        <WholeList first={listedArticles} file={pageContext.listing}>
          {(articles) => <MagazineLobby articles={articles} feedPath={feedPath(code)} />}
        </WholeList>
      </ContentPage>
    )
  );
}

export const Head = ({ data }: HeadProps<Queries.MagazinePageQuery>) => (
  <>
    <Seo page={data.page} site={data.site} />
    {data.page && <FeedLink path={feedPath(toLanguage(data.page.locale))} title={data.page.title} />}
  </>
);
