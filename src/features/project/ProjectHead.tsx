import { graphql } from 'gatsby';
import { JsonLd } from '../../components/Seo/JsonLd';
import { SeoTags } from '../../components/Seo/SeoTags';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { toLanguage } from '../../i18n/languages';
import { projectSummary } from './projectSummary';
import { projectListing, projectQuestions, projectStructuredData } from './projectStructuredData';
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
    text
    propertyDesignations {
      name
    }
    projectStatuses {
      name
    }
    residentialUnits
    priceText
    price
    priceCurrency
    projectType {
      layout
      entitled
    }
    eligibilityAccordion {
      title
      content {
        ...RichTextFields
      }
    }
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

/** The document's head of a project page in any layout: metadata for search engines and for shared links. */
export function ProjectHead({ project, site }: ProjectHeadProps) {
  const siteUrl = useSiteUrl();
  const picture = project.seo?.ogImage ?? project.thumbnail;
  const address = picture?.resize?.src && new URL(picture.resize.src, siteUrl).href;
  const description = project.seo?.metaDescription || projectSummary(project);
  // Structured data must contain only what the page shows. Only the marketing layout shows the price, and only pages
  // for eligible buyers show the accordion.
  const listing = project.projectType?.layout === 'marketing' ? projectListing(project, siteUrl) : null;
  const questions = project.projectType?.entitled ? projectQuestions(project) : null;
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
      {listing && <JsonLd data={listing} />}
      {questions && <JsonLd data={questions} />}
    </>
  );
}
