import { LANGUAGES, toLanguage, type Language } from '../../i18n/languages';

/** Data that marks a shared page as an article. */
export interface SharedArticle {
  /** ISO 8601. */
  published?: string | null | undefined;
  /** ISO 8601. */
  modified?: string | null | undefined;
  section?: string | null | undefined;
}

interface SharingTagsProps {
  language: Language;
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  siteName: string;
  /** Locale codes of the page's other language versions. */
  otherLanguages: readonly string[];
  picture: Queries.SharedPictureFragment | null | undefined;
  article?: SharedArticle | undefined;
  absolute: (address: string) => string;
}

/** Open Graph and Twitter tags, which social networks read when the page is shared. */
export function SharingTags({
  language,
  title,
  description,
  url,
  siteName,
  otherLanguages,
  picture,
  article,
  absolute,
}: SharingTagsProps) {
  const image = picture?.resize;
  const imageText = picture?.alt;
  const imageUrl = image?.src && absolute(image.src);
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      {article?.section && <meta property="article:section" content={article.section} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={LANGUAGES[language].ogLocale} />
      {otherLanguages.map((code) => (
        <meta key={code} property="og:locale:alternate" content={LANGUAGES[toLanguage(code)].ogLocale} />
      ))}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {imageUrl && <meta property="og:image:width" content={String(image.width)} />}
      {imageUrl && <meta property="og:image:height" content={String(image.height)} />}
      {imageUrl && imageText && <meta property="og:image:alt" content={imageText} />}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {imageUrl && <meta name="twitter:image" content={imageUrl} />}
    </>
  );
}
