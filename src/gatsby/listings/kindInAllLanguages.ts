/** A kind of reports: a row of a block, whose id is the same in every language. */
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

/** The required part of Gatsby's node model. */
export interface KindsModel {
  findRootNodeAncestor: (row: KindRow) => PageNode | null | undefined;
  findAll: (args: {
    type: 'CmsPage';
    query: { filter: { documentId: { eq: string } } };
  }) => Promise<{ entries: Iterable<PageNode> }>;
}

/** A label in the shape that `labelTwins` reads. */
export interface KindLabel {
  documentId: string;
  locale: string;
  name: string | null;
}

/** Returns the names of a kind of reports in every language. */
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
