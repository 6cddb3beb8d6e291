interface ProductSource {
  readonly productName: string | null;
  readonly path: string;
  readonly documentId: string;
  readonly company: { readonly name: string | null } | null;
  readonly productCategory: readonly ({ readonly name: string | null } | null)[] | null;
  readonly dataTable:
    readonly ({ readonly title: string | null; readonly value: string | null } | null)[] | null;
}

/**
 * Builds a schema.org `Product`. It has no offer, because the group does not sell online.
 * @param description for search engines
 * @param pictures absolute addresses of its pictures
 * @param siteUrl absolute address of the site
 */
export function productStructuredData(
  { productName, path, documentId, company, productCategory, dataTable }: ProductSource,
  description: string | null | undefined,
  pictures: readonly string[],
  siteUrl: string,
): object {
  const category = productCategory?.find(Boolean)?.name;
  const properties = (dataTable ?? []).flatMap((row) =>
    row?.title && row.value ? [{ '@type': 'PropertyValue', name: row.title, value: row.value }] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productName,
    url: new URL(path, siteUrl).href,
    productID: documentId,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(company?.name && { brand: { '@type': 'Brand', name: company.name } }),
    ...(category && { category }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  };
}
