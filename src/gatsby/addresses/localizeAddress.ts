/** The part of Gatsby's node model that this module uses. */
export interface AddressModel {
  findOne: (args: {
    type: 'CmsPage';
    query: { filter: { path: { eq: string } } };
  }) => Promise<{ alternates?: readonly { locale: string; path: string }[] } | null>;
}

/**
 * Returns the path of a page's version in the language of the document that links to it. Other URLs, and pages without
 * such a version, are returned unchanged.
 * @param locale language of the document that contains the link
 */
export async function localizeAddress(
  url: string | null | undefined,
  locale: string,
  model: AddressModel,
): Promise<string | null> {
  if (!url?.startsWith('/')) return url ?? null;
  const page = await model.findOne({ type: 'CmsPage', query: { filter: { path: { eq: url } } } });
  return page?.alternates?.find((version) => version.locale === locale)?.path ?? url;
}
