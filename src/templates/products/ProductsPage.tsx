import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { productsBlocks } from './productsBlocks.gen';
import { splitAroundListing } from '../../components/BlockList/splitAroundListing';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { WholeList } from '../../components/WholeList/WholeList';
import { ProductsListing } from '../../features/products/ProductsListing';
import { labelTranslations } from '../../lib/filters/labelTranslations';

export const query = graphql`
  query ProductsPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...ProductsBlocks
      listing {
        productFilters
      }
      listedProducts {
        files
        entries {
          ...ListedProduct
        }
      }
    }
    categories: allCmsProductCategory {
      nodes {
        documentId
        locale
        name
      }
    }
    features: allCmsProductKeyFeature {
      nodes {
        documentId
        locale
        name: text
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "products", language: $language) {
      ...Translations
    }
  }
`;

/** Products page: banner, title, category bar, filters and cards (forms-investors-catalogue §2.9). */
export default function ProductsPage({ data }: PageProps<Queries.ProductsPageQuery>) {
  const { page } = data;
  const translations = useMemo(() => {
    // Both filters use the same nodes, because the CMS stores categories and sub-categories in one list.
    const { categories, features } = data;
    const groups = { categories, subCategories: categories, productKeyFeatures: features };
    return labelTranslations(groups, page?.locale ?? '');
  }, [data, page]);
  if (!page) return null;
  const { before, after } = splitAroundListing(page.blocks);
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={before} components={productsBlocks} />
      <WholeList first={page.listedProducts.entries} files={page.listedProducts.files}>
        {(nodes) => (
          <ProductsListing
            nodes={nodes}
            filters={page.listing?.productFilters ?? 'all'}
            translations={translations}
            pageTitle={before.length === 0 ? page.title : null}
          />
        )}
      </WholeList>
      <BlockList blocks={after} components={productsBlocks} headed="products" />
    </PageLayout>
  );
}

export const Head = ({ data }: HeadProps<Queries.ProductsPageQuery>) => <Seo {...data} />;
