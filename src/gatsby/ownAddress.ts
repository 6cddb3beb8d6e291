/** The part of Gatsby's node model that is used here. */
export interface AddressModel {
  findOne: (args: {
    type: 'CmsPage';
    query: { filter: { path: { eq: string } } };
  }) => Promise<{ alternates?: readonly { locale: string; path: string }[] } | null>;
}

/**
 * An address as an editor typed it, in the language of what names it: a page of this site leads to its version in that language.
 * @param url as the content has it; an address of another site stays as it is
 * @param locale of the document that names it
 */
export async function ownAddress(
  url: string | null | undefined,
  locale: string,
  model: AddressModel,
): Promise<string | null> {
  if (!url?.startsWith('/')) return url ?? null;
  const page = await model.findOne({ type: 'CmsPage', query: { filter: { path: { eq: url } } } });
  return page?.alternates?.find((version) => version.locale === locale)?.path ?? url;
}
