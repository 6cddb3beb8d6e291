import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../i18n/languages';
import { localizedRoute, manifestPath, type Alternate } from '../../i18n/paths';
import { color } from '../../theme/tokens';
import type { Step } from '../Breadcrumbs/trailOf';
import { fullTitle } from './fullTitle';
import { JsonLd } from './JsonLd';
import { SharingTags, type SharedArticle } from './SharingTags';
import { breadcrumbList, organizationOf } from './structuredData';
import { useSiteUrl } from './useSiteUrl';

interface SeoTagsProps {
  language: Language;
  title: string | null | undefined;
  description?: string | null | undefined;
  path: string;
  /** All language versions of the page, including the page itself. */
  alternates: readonly Alternate[];
  picture?: Queries.SharedPictureFragment | null | undefined;
  /**
   * Whether search engines must not index the page. If so, the canonical URL and the links to other language versions
   * are omitted.
   */
  noIndex?: boolean;
  /** Breadcrumbs below the home page. */
  trail?: readonly Step[];
  /** Data of the article. Pass it only on articles. */
  article?: SharedArticle | undefined;
  site: Queries.SeoSiteFragment | null;
  /** Data of the group. Pass it only on pages that describe the group. */
  organization?: Queries.OrganizationSiteFragment | null | undefined;
}

/**
 * All head elements of a page: language, title, description, language versions, tags for shared links and structured
 * data.
 */
export function SeoTags({
  language,
  title,
  description,
  path,
  alternates,
  picture,
  noIndex = false,
  trail = [],
  article,
  site,
  organization,
}: SeoTagsProps) {
  const siteUrl = useSiteUrl();
  const absolute = (address: string) => new URL(address, siteUrl).href;
  const home = localizedRoute('/', language);
  const siteName = site?.siteName ?? '';
  const text = description || site?.description || '';
  const fallback = alternates.find(({ locale }) => locale === DEFAULT_LANGUAGE) ?? alternates[0];
  return (
    <>
      <html lang={language} dir={LANGUAGES[language].direction} />
      <title>{fullTitle(title, siteName, path === home)}</title>
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <link rel="manifest" href={manifestPath(language)} />
      <meta name="theme-color" content={color.surface} />
      {text && <meta name="description" content={text} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={absolute(path)} />}
      {!noIndex &&
        alternates.map((alternate) => (
          <link
            key={alternate.locale}
            rel="alternate"
            hrefLang={alternate.locale}
            href={absolute(alternate.path)}
          />
        ))}
      {!noIndex && fallback && <link rel="alternate" hrefLang="x-default" href={absolute(fallback.path)} />}
      <SharingTags
        language={language}
        title={title || siteName}
        description={text}
        url={absolute(path)}
        siteName={siteName}
        otherLanguages={alternates.map(({ locale }) => locale).filter((locale) => locale !== language)}
        picture={picture ?? site?.defaultOgImage}
        article={article}
        absolute={absolute}
      />
      {organization && <JsonLd data={organizationOf(organization, siteUrl)} />}
      {trail.length > 0 && (
        <JsonLd data={breadcrumbList([{ name: siteName, path: home }, ...trail], siteUrl)} />
      )}
    </>
  );
}
