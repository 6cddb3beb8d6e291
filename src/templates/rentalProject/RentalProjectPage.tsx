import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { JsonLd } from '../../components/Seo/JsonLd';
import { HomesHead } from '../../features/apartments/projectList/HomesHead';
import { LeadDrawer } from '../../features/lead/LeadDrawer';
import { HeaderPreload } from '../../features/project/HeaderPreload';
import { LegalNote } from '../../features/project/LegalNote';
import { locationLine } from '../../features/project/locationLine';
import { ProjectDescription } from '../../features/project/ProjectDescription';
import { ProjectHead } from '../../features/project/ProjectHead';
import { ProjectHeader } from '../../features/project/ProjectHeader';
import { meetingUrl as meetingUrlOf } from '../../features/project/meetingUrl';
import { StickyContact } from '../../features/project/StickyContact';
import { HeroPreload } from '../../features/rentalProject/HeroPreload';
import { lowestRent } from '../../features/rentalProject/lowestRent';
import { RentalCountdown } from '../../features/rentalProject/RentalCountdown';
import { RentalHero } from '../../features/rentalProject/RentalHero';
import { hasMap } from '../../features/rentalProject/hasMap';
import { RentalNumbers } from '../../features/rentalProject/RentalNumbers';
import { rentalQuestions } from '../../features/rentalProject/rentalQuestions';
import { Visualization } from '../../features/rentalProject/Visualization';
import { useLanguage } from '../../i18n/LanguageContext';
import { faqPage } from '../../lib/faqPage';
import { LazyRentalSections } from './LazyRentalSections';
import { RentalHomes } from './RentalHomes';
import { rentalLead } from './rentalLead';
import { RentalSectionBar } from './RentalSectionBar';

export const query = graphql`
  query RentalProjectPage($id: String!, $language: String!) {
    project: cmsProject(id: { eq: $id }) {
      ...ProjectSeo
      ...ProjectLead
      ...ProjectHeader
      ...ProjectDescription
      ...ProjectGallery
      ...ProjectHomes
      ...RelatedProjects
      ...RentalHero
      ...RentalNumbers
      ...RentalCountdown
      ...RentalVisualization
      ...RentalBenefits
      ...RentalPriority
      ...RentalAdvantages
      ...RentalJoin
      ...RentalReviews
      ...RentalMap
      ...RentalFaq
      ...ProjectLottery
      ...ProjectContracts
      ...LotteryWays
      ...ProjectPartners
      ...LegalNote
      ...StickyContact
      ...ProjectMeeting
      extraInfo
      rentProjectContactText
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "rentalProject", language: $language) {
      ...Translations
    }
  }
`;

/**
 * Page of a project with apartments for rent (project-marketing §2.1, §2.6). It has no header or footer of the site and
 * omits sections without data.
 */
export default function RentalProjectPage({ data: { project } }: PageProps<Queries.RentalProjectPageQuery>) {
  const { code } = useLanguage();
  if (!project) return null;
  const meetingUrl = meetingUrlOf(project, code);
  const renderLead: DrawerSlot<null> = (_about, open, onClose) => (
    <LeadDrawer {...rentalLead(project)} open={open} onClose={onClose} />
  );
  const hero = Boolean(project.rentProjectHeroBanner?.title);
  const rent = lowestRent(project.homes);
  return (
    <PageLayout page={project} slim>
      {hero ? (
        <>
          <RentalHero project={project} place={locationLine(project)} hasMap={hasMap(project)} rent={rent} />
          <RentalNumbers project={project} />
        </>
      ) : (
        <ProjectHeader project={project} hasMap={hasMap(project)} />
      )}
      <RentalSectionBar project={project} rent={rent} />
      <RentalCountdown project={project} />
      {!hero && <ProjectDescription project={project} />}
      <Visualization project={project} />
      <RentalHomes project={project} meetingUrl={meetingUrl} />
      <LazyRentalSections project={project} meetingUrl={meetingUrl} />
      <LegalNote project={project} />
      <StickyContact
        project={project}
        renderLead={renderLead}
        rent={{ contactLabel: project.rentProjectContactText, meetingUrl }}
        isQuiet={Boolean(project.rentProjectHeroBanner?.anchorButtonBlue)}
      />
    </PageLayout>
  );
}

export function Head({ data: { project, site } }: HeadProps<Queries.RentalProjectPageQuery>) {
  if (!project) return null;
  const questions = faqPage(
    rentalQuestions(project).map(({ question, answer: { html } }) => ({ question, answer: html })),
  );
  return (
    <>
      {project.rentProjectHeroBanner?.title ? (
        <HeroPreload project={project} />
      ) : (
        <HeaderPreload project={project} />
      )}
      <ProjectHead project={project} site={site} />
      <HomesHead project={project} semantics="rent" />
      {questions && <JsonLd data={questions} />}
    </>
  );
}
