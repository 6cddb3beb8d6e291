import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BreadcrumbTrail } from '../../components/Breadcrumbs/BreadcrumbTrail';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { HomesHead } from '../../features/apartments/projectList/HomesHead';
import { ProjectHomes } from '../../features/apartments/projectList/ProjectHomes';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { LeadModal } from '../../features/lead/LeadModal';
import { ABOUT_ID, CONTACT_ID, GALLERY_ID, HOMES_ID, MAP_ID } from '../../features/project/anchors';
import { hasPlace } from '../../features/project/hasPlace';
import { HeaderPreload } from '../../features/project/HeaderPreload';
import { projectLead } from '../../features/project/projectLead';
import { LegalNote } from '../../features/project/LegalNote';
import { ProjectContact } from '../../features/project/ProjectContact';
import { hasDescription, ProjectDescription } from '../../features/project/ProjectDescription';
import { hasGallery } from '../../features/project/hasGallery';
import { ProjectGallery } from '../../features/project/ProjectGallery';
import { ProjectHead } from '../../features/project/ProjectHead';
import { ProjectHeader } from '../../features/project/ProjectHeader';
import { ProjectMap } from '../../features/project/ProjectMap';
import { ProjectPartners } from '../../features/project/ProjectPartners';
import { RelatedProjects } from '../../features/project/RelatedProjects';
import { SectionBar } from '../../features/project/SectionBar';
import { sectionsOf } from '../../features/project/sectionsOf';
import { StickyContact } from '../../features/project/StickyContact';
import { trailTo } from '../../features/project/trailTo';
import { HomeLead } from '../homeLead/HomeLead';

export const query = graphql`
  query StandardProjectPage($id: String!, $language: String!) {
    project: cmsProject(id: { eq: $id }) {
      ...ProjectSeo
      ...ProjectHeader
      ...ProjectDescription
      ...ProjectGallery
      ...ProjectHomes
      ...ProjectMap
      ...ProjectPartners
      ...ProjectContact
      ...RelatedProjects
      ...LegalNote
      ...StickyContact
      ...ProjectLead
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactSite
    }
    locales: texts(template: "standardProject", language: $language) {
      ...Translations
    }
  }
`;

/**
 * Page of a project in the standard layout, which is used if the project's type has no other layout (project-marketing
 * §2.1).
 */
export default function StandardProjectPage({
  data: { project },
}: PageProps<Queries.StandardProjectPageQuery>) {
  if (!project) return null;
  const sections = sectionsOf([
    ['about', ABOUT_ID, hasDescription(project, true)],
    ['gallery', GALLERY_ID, hasGallery(project)],
    ['homes', HOMES_ID, project.homes.length > 0],
    ['location', MAP_ID, hasPlace(project)],
    ['contact', CONTACT_ID, !project.hideLeadForm],
  ]);
  return (
    <PageLayout page={project}>
      <BreadcrumbTrail trail={trailTo(project)} />
      <ProjectHeader project={project} />
      <SectionBar project={project} sections={sections} />
      <ProjectDescription project={project} />
      <ProjectGallery project={project} />
      <ProjectHomes
        project={project}
        rows="classic"
        semantics="marketing"
        renderLead={
          project.hideLeadForm
            ? null
            : (home, open, onClose) => (
                <HomeLead project={project} home={home} open={open} onClose={onClose} />
              )
        }
      />
      <ProjectMap project={project} />
      <ProjectPartners project={project} />
      <ProjectContact
        project={project}
        form={project.hideLeadForm ? null : <LazyLeadForm {...projectLead(project)} />}
      />
      <RelatedProjects project={project} />
      <LegalNote project={project} />
      <StickyContact
        project={project}
        renderLead={(_about, open, onClose) => (
          <LeadModal open={open} onClose={onClose} {...projectLead(project)} />
        )}
      />
    </PageLayout>
  );
}

export const Head = ({ data: { project, site } }: HeadProps<Queries.StandardProjectPageQuery>) =>
  project && (
    <>
      <HeaderPreload project={project} />
      <ProjectHead project={project} site={site} />
      <HomesHead project={project} semantics="marketing" />
    </>
  );
