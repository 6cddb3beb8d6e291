import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { bondsBlocks } from './bondsBlocks.gen';
import { splitAroundListing } from '../../components/BlockList/splitAroundListing';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { BondsBoard } from '../../features/investors/BondsBoard';

export const query = graphql`
  query BondsPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...BondsBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactLine
    }
    locales: texts(template: "bonds", language: $language) {
      ...Translations
    }
  }
`;

/** Page about the group's bonds: breadcrumbs, blocks, title and table (corporate-site §2). */
export default function BondsPage({ data: { page } }: PageProps<Queries.BondsPageQuery>) {
  if (!page) return null;
  const { before, after } = splitAroundListing(page.blocks);
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={before} components={bondsBlocks} />
      <BondsBoard title={page.title ?? ''} level={before.length === 0 ? 1 : 2} />
      <BlockList blocks={after} components={bondsBlocks} headed="bonds" />
    </PageLayout>
  );
}

export const Head = ({ data }: HeadProps<Queries.BondsPageQuery>) => <Seo {...data} />;
