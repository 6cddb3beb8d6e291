import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { rentalApartmentsBlocks } from './rentalApartmentsBlocks.gen';
import { RentalLead } from './RentalLead';
import { splitAroundListing } from '../../components/BlockList/splitAroundListing';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { WholeList } from '../../components/WholeList/WholeList';
import { RentalApartments } from '../../features/apartments/rentalList/RentalApartments';
import { labelTranslations } from '../../lib/filters/labelTranslations';

export const query = graphql`
  query RentalApartmentsPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...RentalApartmentsBlocks
      listing {
        marketingSlide {
          ...ListingSlide
        }
      }
      listedHomes {
        files
        entries {
          ...RentalHome
        }
      }
    }
    cities: allCmsCity {
      nodes {
        documentId
        locale
        name
      }
    }
    buildings: allCmsBuilding {
      nodes {
        documentId
        locale
        name: buildingTitle
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "rentalApartments", language: $language) {
      ...Translations
    }
  }
`;

/**
 * Rental apartments page: breadcrumbs, blocks, a list of apartments with filters, and contact options (corporate-site
 * §2).
 */
export default function RentalApartmentsPage({ data }: PageProps<Queries.RentalApartmentsPageQuery>) {
  const { page } = data;
  const translations = useMemo(() => {
    const { cities, buildings } = data;
    return labelTranslations({ cities, buildingNames: buildings }, page?.locale ?? '');
  }, [data, page]);
  if (!page) return null;
  const { before, after } = splitAroundListing(page.blocks);
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={before} components={rentalApartmentsBlocks} />
      <WholeList first={page.listedHomes.entries} files={page.listedHomes.files}>
        {(nodes) => (
          <RentalApartments
            nodes={nodes}
            slide={page.listing?.marketingSlide ?? null}
            translations={translations}
            pageTitle={before.length === 0 ? page.title : null}
            renderLead={(home, open, onClose) => <RentalLead home={home} open={open} onClose={onClose} />}
          />
        )}
      </WholeList>
      <BlockList blocks={after} components={rentalApartmentsBlocks} headed="rentalApartments" />
    </PageLayout>
  );
}

export const Head = ({ data }: HeadProps<Queries.RentalApartmentsPageQuery>) => <Seo {...data} />;
