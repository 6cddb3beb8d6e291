import { graphql } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { trailOf } from '../Breadcrumbs/trailOf';
import { SeoTags } from './SeoTags';
import type { SharedArticle } from './SharingTags';

export const fragment = graphql`
  fragment SharedPicture on CmsMedia {
    alt
    resize(width: 1200, height: 630, fit: COVER, format: JPG, quality: 75) {
      src
      width
      height
    }
  }
  fragment SeoPage on CmsPage {
    locale
    title
    path
    alternates {
      locale
      path
    }
    seo {
      metaTitle
      metaDescription
      noIndex
      ogImage {
        ...SharedPicture
      }
    }
    ...BreadcrumbTrail
  }
  fragment OrganizationSite on CmsSiteSettings {
    siteName
    description
    email
    phone
    address
    socialLinks {
      url
    }
  }
  fragment SeoSite on CmsSiteSettings {
    siteName
    description
    defaultOgImage {
      ...SharedPicture
    }
  }
`;

interface SeoProps {
  page: Queries.SeoPageFragment | null;
  site: Queries.SeoSiteFragment | null;
  /** Data of the group. Pass it only on pages that describe the group. */
  organization?: Queries.OrganizationSiteFragment | null;
  /** Picture for shared links. The default is the page's own. */
  picture?: Queries.SharedPictureFragment | null | undefined;
  /** Description to use if the editors entered none. */
  description?: string | null | undefined;
  /** Data of the article. Pass it only on articles. */
  article?: SharedArticle | undefined;
}

/** The head elements of a CMS page. Use it in a template's `Head`. */
export function Seo({ page, site, organization, picture, description, article }: SeoProps) {
  if (!page) return null;
  return (
    <SeoTags
      language={toLanguage(page.locale)}
      title={page.seo?.metaTitle || page.title}
      description={page.seo?.metaDescription || description}
      path={page.path}
      alternates={page.alternates}
      picture={picture ?? page.seo?.ogImage}
      noIndex={page.seo?.noIndex ?? false}
      trail={trailOf(page)}
      article={article}
      site={site}
      organization={organization}
    />
  );
}
