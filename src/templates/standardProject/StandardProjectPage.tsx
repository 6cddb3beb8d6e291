import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BreadcrumbTrail } from '../../components/Breadcrumbs/BreadcrumbTrail';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { JsonLd } from '../../components/Seo/JsonLd';
import { SeoTags } from '../../components/Seo/SeoTags';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { ProjectContact } from '../../features/project/ProjectContact';
import { ProjectDescription } from '../../features/project/ProjectDescription';
import { ProjectGallery } from '../../features/project/ProjectGallery';
import { ProjectHeader } from '../../features/project/ProjectHeader';
import { ProjectPartners } from '../../features/project/ProjectPartners';
import { projectStructuredData } from '../../features/project/projectStructuredData';
import { RelatedProjects } from '../../features/project/RelatedProjects';
import { toLanguage } from '../../i18n/languages';

export const query = graphql`
  query StandardProjectPage($id: String!, $language: String!) {
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
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "forms", "lead", "project"] } }
    ) {
      ...Translations
    }
  }
  fragment ProjectLead on CmsProject {
    projectTitle
    leadFormBMBYId
    bmbyId
    emailForLead
    hideLeadForm
    projectStatuses {
      name
    }
    company {
      companyId
    }
  }
  fragment ProjectSeo on CmsProject {
    locale
    path
    alternates {
      locale
      path
    }
    projectTitle
    subTitle
    residentialUnits
    address {
      street
      latitude
      longitude
    }
    city {
      name
    }
    country {
      name
      code
    }
    seo {
      metaTitle
      metaDescription
      noIndex
      ogImage {
        ...SharedPicture
      }
    }
    thumbnail {
      ...SharedPicture
    }
  }
`;

/** The way to a project: homepage, then the project (project-marketing §2.2). */
const trailTo = ({ projectTitle, path }: Queries.ProjectSeoFragment) => [{ name: projectTitle ?? '', path }];

/** Whom a lead of the project's page is for, and what it is about. */
const leadOf = (project: Queries.ProjectLeadFragment) => ({
  target: {
    projectId: project.leadFormBMBYId ?? project.bmbyId,
    companyId: project.company?.companyId,
    projectStatus: project.projectStatuses?.find(Boolean)?.name,
    toEmail: project.emailForLead,
  },
  subject: { name: project.projectTitle },
});

/** A project of any type that has no layout of its own (project-marketing §2.1, standard layout). */
export default function StandardProjectPage({
  data: { project },
}: PageProps<Queries.StandardProjectPageQuery>) {
  if (!project) return null;
  return (
    <PageLayout page={project}>
      <BreadcrumbTrail trail={trailTo(project)} />
      <ProjectHeader project={project} />
      <ProjectDescription project={project} />
      <ProjectGallery project={project} />
      <ProjectPartners project={project} />
      <ProjectContact
        project={project}
        form={project.hideLeadForm ? null : <LazyLeadForm variant="project" {...leadOf(project)} />}
      />
      <RelatedProjects project={project} />
    </PageLayout>
  );
}

export function Head({ data: { project, site } }: HeadProps<Queries.StandardProjectPageQuery>) {
  const siteUrl = useSiteUrl();
  if (!project) return null;
  const picture = project.seo?.ogImage ?? project.thumbnail;
  const address = picture?.resize?.src && new URL(picture.resize.src, siteUrl).href;
  const description = project.seo?.metaDescription || project.subTitle;
  return (
    <>
      <SeoTags
        language={toLanguage(project.locale)}
        title={project.seo?.metaTitle || project.projectTitle}
        description={description}
        path={project.path}
        alternates={project.alternates}
        picture={picture}
        noIndex={project.seo?.noIndex ?? false}
        trail={trailTo(project)}
        site={site}
      />
      <JsonLd data={projectStructuredData(project, description, address, siteUrl)} />
    </>
  );
}
