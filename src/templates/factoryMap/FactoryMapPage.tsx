import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { factoryMapBlocks } from './factoryMapBlocks.gen';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { space } from '../../theme/tokens';

export const query = graphql`
  query FactoryMapPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...FactoryMapBlocks
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "factoryMap", language: $language) {
      ...Translations
    }
  }
`;

/** Spacer that replaces hidden breadcrumbs and has the same height (forms-investors-catalogue §2.1). */
const spacer = css({ blockSize: space.xxl });

/** Factory map page: breadcrumbs or a spacer, followed by its blocks. */
export default function FactoryMapPage({ data: { page } }: PageProps<Queries.FactoryMapPageQuery>) {
  if (!page) return null;
  return (
    <PageLayout page={page}>
      {page.hideBreadcrumbs ? <div css={spacer} /> : <Breadcrumbs page={page} />}
      <BlockList blocks={page.blocks} components={factoryMapBlocks} />
    </PageLayout>
  );
}

export const Head = ({ data }: HeadProps<Queries.FactoryMapPageQuery>) => <Seo {...data} />;
