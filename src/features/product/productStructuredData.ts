import { organizationReference } from '../../components/Seo/structuredData';

interface ProductSource {
  readonly productName: string | null;
  readonly path: string;
  readonly locale: string;
  readonly documentId: string;
  readonly company: { readonly name: string | null } | null;
  readonly productCategory: readonly ({ readonly name: string | null } | null)[] | null;
}

/**
 * Builds a schema.org `WebPage` about a product. Search engines reject a `Product` without a price, review or rating,
 * and the group neither sells online nor collects reviews.
 * @param description for search engines
 * @param pictures absolute addresses of its pictures
 * @param siteName name of the publisher
 * @param siteUrl absolute address of the site
 */
export function productStructuredData(
  { productName, path, locale, documentId, company, productCategory }: ProductSource,
  description: string | null | undefined,
  pictures: readonly string[],
  siteName: string | null | undefined,
  siteUrl: string,
): object {
  const url = new URL(path, siteUrl).href;
  const categories = (productCategory ?? []).flatMap((category) => category?.name ?? []);
  const thing = {
    '@type': 'Thing',
    '@id': `${url}#product`,
    name: productName,
    identifier: documentId,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: productName,
    inLanguage: locale,
    ...(description && { description }),
    ...(categories.length > 0 && { keywords: categories }),
    about: company?.name ? [thing, { '@type': 'Brand', name: company.name }] : thing,
    publisher: organizationReference(siteName, siteUrl),
  };
}
