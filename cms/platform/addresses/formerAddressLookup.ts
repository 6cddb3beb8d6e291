import type { CollectionConfig, PayloadRequest } from 'payload';

/** URL paths that no longer lead to a page after a document is removed. */
export interface FormerAddresses {
  /** The document's paths in all languages. */
  paths: string[];
  /** Page that is the most likely target of a redirect from these paths. */
  parent: number | null;
}

/** Finds the URL paths of a removed document. Needed for collections that do not store their documents' paths. */
export type FindFormerAddresses<Doc = Record<string, unknown>> = (
  req: PayloadRequest,
  doc: Doc,
) => Promise<FormerAddresses>;

const KEY = 'findLeft';

/**
 * Returns the `custom` settings that register this lookup for a collection. Editors can then choose where the paths of
 * a removed document redirect.
 */
export const formerAddressLookup = <Doc>(
  findLeft: FindFormerAddresses<Doc>,
): NonNullable<CollectionConfig['custom']> => ({
  [KEY]: findLeft,
});

/**
 * Returns the lookup registered for a collection, or undefined if the collection stores its documents' paths itself.
 */
export const findFormerAddressLookup = ({
  custom,
}: Pick<CollectionConfig, 'custom'>): FindFormerAddresses | undefined =>
  custom?.[KEY] as FindFormerAddresses | undefined;
