import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BreadcrumbTrail } from '../../components/Breadcrumbs/BreadcrumbTrail';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { HomesHead } from '../../features/apartments/projectList/HomesHead';
import { ProjectHomes } from '../../features/apartments/projectList/ProjectHomes';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { LeadModal } from '../../features/lead/LeadModal';
import { ProjectLotteries } from '../../features/lottery/ProjectLotteries';
import {
  ABOUT_ID,
  CONTACT_ID,
  DOCUMENTS_ID,
  GALLERY_ID,
  HOMES_ID,
  MAP_ID,
  REGISTER_ID,
} from '../../features/project/anchors';
import { ContactActions } from '../../features/project/ContactActions';
import { Eligibility } from '../../features/project/Eligibility';
import { hasPlace } from '../../features/project/hasPlace';
import { HeaderPreload } from '../../features/project/HeaderPreload';
import { projectLead } from '../../features/project/projectLead';
import { LegalNote } from '../../features/project/LegalNote';
import { LobbyLink } from '../../features/project/LobbyLink';
import { hasLotteryWays } from '../../features/project/hasLotteryWays';
import { LotteryWays } from '../../features/project/LotteryWays';
import { hasContracts } from '../../features/project/hasContracts';
import { ProjectContracts } from '../../features/project/ProjectContracts';
import { hasDescription, ProjectDescription } from '../../features/project/ProjectDescription';
import { hasGallery } from '../../features/project/hasGallery';
import { ProjectGallery } from '../../features/project/ProjectGallery';
import { ProjectHead } from '../../features/project/ProjectHead';
import { ProjectHeader } from '../../features/project/ProjectHeader';
import { ProjectHighlights } from '../../features/project/ProjectHighlights';
import { ProjectLottery } from '../../features/project/ProjectLottery';
import { ProjectMap } from '../../features/project/ProjectMap';
import { ProjectOffice } from '../../features/project/ProjectOffice';
import { ProjectPartners } from '../../features/project/ProjectPartners';
import { priceOf } from '../../features/project/ProjectPrice';
import { RelatedProjects } from '../../features/project/RelatedProjects';
import { SectionBar } from '../../features/project/SectionBar';
import { sectionsOf } from '../../features/project/sectionsOf';
import { StickyContact } from '../../features/project/StickyContact';
import { trailTo } from '../../features/project/trailTo';
import { HomeLead } from '../homeLead/HomeLead';

export const query = graphql`
  query MarketingProjectPage($id: String!, $language: String!) {
    project: cmsProject(id: { eq: $id }) {
      projectType {
        entitled
      }
      ...ProjectSeo
      ...ProjectHeader
      ...LobbyLink
      ...ProjectGallery
      ...ProjectDescription
      ...ProjectHighlights
      ...ProjectLottery
      ...ProjectLotteries
      ...ProjectHomes
      ...ProjectMap
      ...ProjectContracts
      ...LotteryWays
      ...Eligibility
      ...ProjectOffice
      ...ContactActions
      ...ProjectPartners
      ...StickyContact
      ...RelatedProjects
      ...LegalNote
      ...ProjectLead
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactSite
    }
    locales: texts(template: "marketingProject", language: $language) {
      ...Translations
    }
  }
`;

/**
 * Page of a project for sale in the marketing layout. It shows apartments, other properties, or apartments for eligible
 * buyers (project-marketing §2.1).
 */
export default function MarketingProjectPage({
  data: { project },
}: PageProps<Queries.MarketingProjectPageQuery>) {
  if (!project) return null;
  const entitled = project.projectType?.entitled ?? false;
  const sections = sectionsOf([
    ['gallery', GALLERY_ID, hasGallery(project)],
    ['about', ABOUT_ID, hasDescription(project, false)],
    ['homes', HOMES_ID, project.homes.length > 0],
    ['location', MAP_ID, hasPlace(project)],
    ['documents', DOCUMENTS_ID, entitled && hasContracts(project)],
    ['register', REGISTER_ID, entitled && hasLotteryWays(project)],
    ['contact', CONTACT_ID, true],
  ]);
  const hasForm = entitled && !project.hideLeadForm;
  const renderLead: DrawerSlot<null> = (_about, open, onClose) => (
    <LeadModal open={open} onClose={onClose} {...projectLead(project)} />
  );
  return (
    <PageLayout page={project}>
      <BreadcrumbTrail trail={trailTo(project)} />
      <ProjectHeader project={project} marketing />
      <SectionBar project={project} sections={sections} price={priceOf(project)} />
      <LobbyLink project={project} />
      <ProjectGallery project={project} />
      <ProjectDescription project={project} lists={false} />
      <ProjectHighlights project={project} />
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
      <ProjectLottery project={project} />
      <ProjectLotteries project={project} />
      <ProjectMap project={project} />
      {entitled && (
        <>
          <ProjectContracts project={project} />
          <LotteryWays project={project} />
          <Eligibility project={project} form={hasForm && <LazyLeadForm {...projectLead(project)} />} />
        </>
      )}
      <ProjectOffice
        project={project}
        id={hasForm ? undefined : CONTACT_ID}
        actions={<ContactActions project={project} renderLead={renderLead} isQuiet={hasForm} />}
      />
      <ProjectPartners project={project} />
      <RelatedProjects project={project} />
      <LegalNote project={project} />
      <StickyContact
        project={project}
        renderLead={renderLead}
        isQuiet={Boolean(project.contactAnchor?.name)}
      />
    </PageLayout>
  );
}

export const Head = ({ data: { project, site } }: HeadProps<Queries.MarketingProjectPageQuery>) =>
  project && (
    <>
      <HeaderPreload project={project} />
      <ProjectHead project={project} site={site} />
      <HomesHead project={project} semantics="marketing" />
    </>
  );
