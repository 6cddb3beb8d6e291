import type { CollectionConfig, PayloadRequest } from 'payload';

/** Addresses that a removed document leaves without a page. */
export interface FormerAddresses {
  /** Its paths in all languages. */
  paths: string[];
  /** Page that most likely replaces it. */
  parent: number | null;
}

/** Finds the former addresses of a document, for collections that do not store them. */
export type FindFormerAddresses<Doc = Record<string, unknown>> = (
  req: PayloadRequest,
  doc: Doc,
) => Promise<FormerAddresses>;

const KEY = 'findLeft';

/** Value of `custom` for such a collection. Editors then choose the redirect target of removed addresses. */
export const formerAddressLookup = <Doc>(
  findLeft: FindFormerAddresses<Doc>,
): NonNullable<CollectionConfig['custom']> => ({
  [KEY]: findLeft,
});

/** Function that finds former addresses; undefined for collections that store them. */
export const findFormerAddressLookup = ({
  custom,
}: Pick<CollectionConfig, 'custom'>): FindFormerAddresses | undefined =>
  custom?.[KEY] as FindFormerAddresses | undefined;
