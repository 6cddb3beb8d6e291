/** The required part of Gatsby's node model. */
export interface AddressModel {
  findOne: (args: {
    type: 'CmsPage';
    query: { filter: { path: { eq: string } } };
  }) => Promise<{ alternates?: readonly { locale: string; path: string }[] } | null>;
}

/**
 * Resolves an address of this site to its version in the language of the referring document. Other addresses
 * are unchanged.
 * @param locale of the referring document
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
