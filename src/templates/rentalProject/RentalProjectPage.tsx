import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { JsonLd } from '../../components/Seo/JsonLd';
import { SeoTags } from '../../components/Seo/SeoTags';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { placeOf } from '../../features/project/placeOf';
import { ProjectContact } from '../../features/project/ProjectContact';
import { ProjectDescription } from '../../features/project/ProjectDescription';
import { ProjectGallery } from '../../features/project/ProjectGallery';
import { ProjectHeader } from '../../features/project/ProjectHeader';
import { projectStructuredData } from '../../features/project/projectStructuredData';
import { RelatedProjects } from '../../features/project/RelatedProjects';
import { HeroPreload } from '../../features/rentalProject/HeroPreload';
import { RentalHero } from '../../features/rentalProject/RentalHero';
import { RentalNumbers } from '../../features/rentalProject/RentalNumbers';
import { toLanguage } from '../../i18n/languages';

export const query = graphql`
  query RentalProjectPage($id: String!, $language: String!) {
    project: cmsProject(id: { eq: $id }) {
      ...ProjectSeo
      ...ProjectHeader
      ...ProjectDescription
      ...ProjectGallery
      ...ProjectContact
      ...ProjectLead
      ...RelatedProjects
      ...RentalHero
      ...RentalNumbers
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
    }
    locales: texts(template: "rentalProject", language: $language) {
      ...Translations
    }
  }
`;

const leadOf = (project: Queries.ProjectLeadFragment) => ({
  target: {
    projectId: project.leadFormBMBYId ?? project.bmbyId,
    companyId: project.company?.companyId,
    projectStatus: project.projectStatuses?.find(Boolean)?.name,
    toEmail: project.emailForLead,
  },
  subject: { name: project.projectTitle },
});

/** A project of homes to rent: without the site's header and footer (project-marketing §2.1, §2.6). */
export default function RentalProjectPage({ data: { project } }: PageProps<Queries.RentalProjectPageQuery>) {
  if (!project) return null;
  const hasHero = Boolean(project.rentProjectHeroBanner?.title);
  return (
    <PageLayout page={project} slim>
      {hasHero ? (
        <>
          <RentalHero project={project} place={placeOf(project)} hasMap={false} />
          <RentalNumbers project={project} />
        </>
      ) : (
        <ProjectHeader project={project} />
      )}
      <ProjectDescription project={project} />
      <ProjectGallery project={project} />
      <ProjectContact
        project={project}
        form={project.hideLeadForm ? null : <LazyLeadForm variant="project" {...leadOf(project)} />}
      />
      <RelatedProjects project={project} />
    </PageLayout>
  );
}

export function Head({ data: { project, site } }: HeadProps<Queries.RentalProjectPageQuery>) {
  const siteUrl = useSiteUrl();
  if (!project) return null;
  const picture = project.seo?.ogImage ?? project.thumbnail;
  const address = picture?.resize?.src && new URL(picture.resize.src, siteUrl).href;
  const description = project.seo?.metaDescription || project.subTitle;
  const trail = [{ name: project.projectTitle ?? '', path: project.path }];
  return (
    <>
      <HeroPreload project={project} />
      <SeoTags
        language={toLanguage(project.locale)}
        title={project.seo?.metaTitle || project.projectTitle}
        description={description}
        path={project.path}
        alternates={project.alternates}
        picture={picture}
        noIndex={project.seo?.noIndex ?? false}
        trail={trail}
        site={site}
      />
      <JsonLd data={projectStructuredData(project, description, address, siteUrl)} />
    </>
  );
}
