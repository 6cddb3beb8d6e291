import type { PayloadRequest } from 'payload';
import {
  relatedKey,
  type RelatedIds,
  type RelatedName,
  type Table,
  type TableDocument,
  type TableSlug,
} from './Table';

/** A relation that rows name by text: the related collection, and the field with the name. */
interface Relation {
  collection: 'projects' | 'buildings' | 'companies';
  nameField: string;
  /**
   * Column of another relation. The name is unique only among the documents that belong to it, such as a building
   * within a project.
   */
  within?: string;
}

export interface TableCollection extends Table {
  slug: TableSlug;
  relations?: Readonly<Record<string, Relation>>;
  /** Additional columns that an export contains and an import ignores. Each function returns the column's text. */
  beside?: Readonly<Record<string, (doc: Readonly<Record<string, unknown>>) => string>>;
  /**
   * True if the collection has drafts. Documents with an unpublished draft are not imported, because the import would
   * publish the draft.
   */
  withDrafts?: boolean;
}

export type Row = Record<string, unknown> & { id: number };

/**
 * Reads all documents of a table.
 * @param draft true to read each document's newest draft instead
 */
export async function readAll(
  req: PayloadRequest,
  { slug, withDrafts }: TableCollection,
  draft = false,
): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    locale: 'he',
    depth: 1,
    draft: Boolean(withDrafts && draft),
    sort: 'id',
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  return docs as unknown as Row[];
}

/** Reads the existing documents of a table by key. */
export async function readDocuments(
  req: PayloadRequest,
  table: TableCollection,
): Promise<Map<string, TableDocument>> {
  const drafts = new Set(
    table.withDrafts
      ? (await readAll(req, table, true)).filter(({ _status }) => _status === 'draft').map(({ id }) => id)
      : [],
  );
  const rows = await readAll(req, table);
  return new Map(
    rows.map((row) => [
      String(row[table.key]),
      { id: row.id, values: row, related: relatedNames(row, table), drafted: drafts.has(row.id) },
    ]),
  );
}

const nameIn = (value: unknown, field: string): string =>
  value !== null && typeof value === 'object' ? String((value as Row)[field] ?? '').trim() : '';

/** Returns the names of the documents to which a document is related. */
export const relatedNames = (
  row: Row,
  { relations = {} }: TableCollection,
): Record<string, RelatedName | undefined> =>
  Object.fromEntries(
    Object.entries(relations).map(([column, { nameField }]) => {
      const value = row[column];
      if (value === null || typeof value !== 'object') return [column, undefined];
      return [column, { id: (value as Row).id, name: nameIn(value, nameField) }];
    }),
  );

/** Reads the documents that rows can refer to, by name. */
export async function readRelated(
  req: PayloadRequest,
  { relations = {} }: TableCollection,
): Promise<RelatedIds> {
  const related: Record<string, Map<string, number[]>> = {};
  for (const [column, { collection, nameField, within }] of Object.entries(relations)) {
    const { docs } = await req.payload.find({
      collection,
      locale: 'he',
      depth: 1,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    });
    const ids = new Map<string, number[]>();
    for (const doc of docs as unknown as Row[]) {
      const owner = within ? nameIn(doc[within], relations[within]?.nameField ?? '') : '';
      const key = relatedKey(String(doc[nameField] ?? '').trim(), owner);
      ids.set(key, [...(ids.get(key) ?? []), doc.id]);
    }
    related[column] = ids;
  }
  return related;
}
