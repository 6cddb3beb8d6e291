import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { fileDeliveryBlocks } from './fileDeliveryBlocks.gen';
import { splitAroundListing } from '../../components/BlockList/splitAroundListing';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { toBuildings, toDocuments } from '../../features/documents/DeliveryDocument';
import { DeliveryWizard } from '../../features/documents/DeliveryWizard';

export const query = graphql`
  query FileDeliveryPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...FileDeliveryBlocks
    }
    buildings: allCmsDeliveryBuilding(filter: { locale: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...DeliveryBuilding
      }
    }
    destinations: allCmsFileDestination(filter: { locale: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        id: documentId
        name
      }
    }
    categories: allCmsFileCategory(filter: { locale: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        id: documentId
        name
      }
    }
    documents: allCmsFileItem(filter: { locale: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...DeliveryFile
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactLine
    }
    locales: texts(template: "fileDelivery", language: $language) {
      ...Translations
    }
  }
`;

const named = (nodes: readonly { readonly id: string; readonly name: string | null }[]) =>
  nodes.map(({ id, name }) => ({ id, name: name ?? '' }));

/** File delivery page: breadcrumbs, banner and the wizard (forms-investors-catalogue §2.5). */
export default function FileDeliveryPage({ data }: PageProps<Queries.FileDeliveryPageQuery>) {
  const { page, buildings, destinations, categories, documents } = data;
  if (!page) return null;
  const { before, after } = splitAroundListing(page.blocks);
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={before} components={fileDeliveryBlocks} />
      <DeliveryWizard
        buildings={toBuildings(buildings.nodes)}
        destinations={named(destinations.nodes)}
        categories={named(categories.nodes)}
        documents={toDocuments(documents.nodes)}
      />
      <BlockList blocks={after} components={fileDeliveryBlocks} headed="fileDelivery" />
    </PageLayout>
  );
}

export const Head = ({ data }: HeadProps<Queries.FileDeliveryPageQuery>) => <Seo {...data} />;
