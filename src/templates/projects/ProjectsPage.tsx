import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { projectsBlocks } from './projectsBlocks.gen';
import { splitAroundListing } from '../../components/BlockList/splitAroundListing';
import { BlockList } from '../../components/BlockList/BlockList';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { Seo } from '../../components/Seo/Seo';
import { WholeList } from '../../components/WholeList/WholeList';
import { ProjectsListing } from '../../features/projects/ProjectsListing';
import { labelTranslations } from '../../lib/filters/labelTranslations';

export const query = graphql`
  query ProjectsPage($id: String!, $language: String!) {
    page: cmsPage(id: { eq: $id }) {
      ...ContentPage
      ...ProjectsBlocks
      listing {
        groupKind
      }
      listedProjects {
        files
        entries {
          ...ListedProject
        }
      }
    }
    designations: allCmsDesignation {
      nodes {
        documentId
        locale
        name
      }
    }
    subsidiaries: allCmsGroupSite {
      nodes {
        documentId
        locale
        name
      }
    }
    statuses: allCmsProjectStatus {
      nodes {
        documentId
        locale
        name
      }
    }
    countries: allCmsCountry {
      nodes {
        documentId
        locale
        name
      }
    }
    cities: allCmsCity {
      nodes {
        documentId
        locale
        name
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "projects", language: $language) {
      ...Translations
    }
  }
`;

/** Projects page: breadcrumbs, blocks, and a list of projects with filters (corporate-site §2). */
export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  const { page } = data;
  const translations = useMemo(() => {
    const { designations, subsidiaries, statuses, countries, cities } = data;
    return labelTranslations({ designations, subsidiaries, statuses, countries, cities }, page?.locale ?? '');
  }, [data, page]);
  if (!page) return null;
  const { before, after } = splitAroundListing(page.blocks);
  return (
    <PageLayout page={page}>
      {!page.hideBreadcrumbs && <Breadcrumbs page={page} />}
      <BlockList blocks={before} components={projectsBlocks} />
      <WholeList first={page.listedProjects.entries} files={page.listedProjects.files}>
        {(nodes) => (
          <ProjectsListing
            nodes={nodes}
            kind={page.listing?.groupKind ?? 'group'}
            translations={translations}
            pageTitle={before.length === 0 ? page.title : null}
          />
        )}
      </WholeList>
      <BlockList blocks={after} components={projectsBlocks} headed="projects" />
    </PageLayout>
  );
}

export const Head = ({ data }: HeadProps<Queries.ProjectsPageQuery>) => <Seo {...data} />;
