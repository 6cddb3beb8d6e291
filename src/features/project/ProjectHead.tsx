import { graphql } from 'gatsby';
import { JsonLd } from '../../components/Seo/JsonLd';
import { SeoTags } from '../../components/Seo/SeoTags';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { toLanguage } from '../../i18n/languages';
import { projectStructuredData } from './projectStructuredData';
import { trailTo } from './trailTo';

export const fragment = graphql`
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

interface ProjectHeadProps {
  project: Queries.ProjectSeoFragment;
  site: Queries.SeoSiteFragment | null;
}

/** What search engines and shared links know of a project's page, of any layout. */
export function ProjectHead({ project, site }: ProjectHeadProps) {
  const siteUrl = useSiteUrl();
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
