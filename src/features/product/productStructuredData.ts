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
 * Builds a schema.org `WebPage` about a product. It is not a `Product`, because search engines reject one without a
 * price, review or rating. The group neither sells online nor collects reviews.
 * @param description description for search engines
 * @param pictures absolute URLs of the product's pictures
 * @param siteName name of the publisher
 * @param siteUrl absolute URL of the site
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
