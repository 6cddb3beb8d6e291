import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BreadcrumbTrail } from '../../components/Breadcrumbs/BreadcrumbTrail';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { leadOf } from '../../features/project/leadOf';
import { ProjectContact } from '../../features/project/ProjectContact';
import { ProjectDescription } from '../../features/project/ProjectDescription';
import { ProjectGallery } from '../../features/project/ProjectGallery';
import { ProjectHead } from '../../features/project/ProjectHead';
import { ProjectHeader } from '../../features/project/ProjectHeader';
import { ProjectPartners } from '../../features/project/ProjectPartners';
import { RelatedProjects } from '../../features/project/RelatedProjects';
import { trailTo } from '../../features/project/trailTo';

export const query = graphql`
  query MarketingProjectPage($id: String!, $language: String!) {
    project: cmsProject(id: { eq: $id }) {
      ...ProjectSeo
      ...ProjectHeader
      ...ProjectDescription
      ...ProjectGallery
      ...ProjectPartners
      ...ProjectContact
      ...RelatedProjects
      ...ProjectLead
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "marketingProject", language: $language) {
      ...Translations
    }
  }
`;

/** A project on sale: apartments, properties, homes for entitled buyers (project-marketing §2.1, marketing layout). */
export default function MarketingProjectPage({
  data: { project },
}: PageProps<Queries.MarketingProjectPageQuery>) {
  if (!project) return null;
  return (
    <PageLayout page={project}>
      <BreadcrumbTrail trail={trailTo(project)} />
      <ProjectHeader project={project} />
      <ProjectGallery project={project} />
      <ProjectDescription project={project} />
      <ProjectPartners project={project} />
      <ProjectContact
        project={project}
        form={project.hideLeadForm ? null : <LazyLeadForm {...leadOf(project)} />}
      />
      <RelatedProjects project={project} />
    </PageLayout>
  );
}

export const Head = ({ data: { project, site } }: HeadProps<Queries.MarketingProjectPageQuery>) =>
  project && <ProjectHead project={project} site={site} />;
