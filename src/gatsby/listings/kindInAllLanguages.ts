/** A kind of report, which editors define as a row of a block. Its id is the same in every language. */
export interface KindRow {
  id?: string | null;
  kindName?: string | null;
}

interface PageNode {
  id: string;
  documentId: string;
  locale: string;
  blocks?: readonly { kinds?: readonly KindRow[] | null }[] | null;
}

/** The part of Gatsby's node model that this module uses. */
export interface KindsModel {
  findRootNodeAncestor: (row: KindRow) => PageNode | null | undefined;
  findAll: (args: {
    type: 'CmsPage';
    query: { filter: { documentId: { eq: string } } };
  }) => Promise<{ entries: Iterable<PageNode> }>;
}

/** Name of a kind of report in one language, in the format that `labelTranslations` expects. */
export interface KindLabel {
  documentId: string;
  locale: string;
  name: string | null;
}

/** Returns the names of a kind of report in all languages. */
export async function kindInAllLanguages(row: KindRow, model: KindsModel): Promise<KindLabel[]> {
  const { id } = row;
  const page = id ? model.findRootNodeAncestor(row) : null;
  if (!id || !page) return [];
  const query = { filter: { documentId: { eq: page.documentId } } };
  const { entries } = await model.findAll({ type: 'CmsPage', query });
  return [...entries].flatMap(({ locale, blocks }) =>
    (blocks ?? [])
      .flatMap(({ kinds }) => kinds ?? [])
      .filter((kind) => kind.id === id)
      .map(({ kindName }) => ({ documentId: id, locale, name: kindName ?? null })),
  );
}
