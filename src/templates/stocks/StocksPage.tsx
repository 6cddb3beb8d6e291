import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { stocksBlocks } from './stocksBlocks.gen';
import { splitAroundListing } from '../../components/BlockList/splitAroundListing';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { StockBoard } from '../../features/investors/StockBoard';

export const query = graphql`
  query StocksPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...StocksBlocks
      investorPage {
        symbol
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactLine
    }
    locales: texts(template: "stocks", language: $language) {
      ...Translations
    }
  }
`;

/** Page about the group's share: breadcrumbs, blocks, summary and graph (forms-investors-catalogue §2.6). */
export default function StocksPage({ data: { page } }: PageProps<Queries.StocksPageQuery>) {
  if (!page) return null;
  const { before, after } = splitAroundListing(page.blocks);
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={before} components={stocksBlocks} />
      {page.investorPage?.symbol && (
        <StockBoard symbol={page.investorPage.symbol} pageTitle={before.length === 0 ? page.title : null} />
      )}
      <BlockList blocks={after} components={stocksBlocks} headed="stocks" />
    </PageLayout>
  );
}

export const Head = ({ data }: HeadProps<Queries.StocksPageQuery>) => <Seo {...data} />;
