import { ValidationError, type PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/inTransaction';
import type { TableCollection } from './readTable';
import { setImportTime } from './setImportTime';
import type { RowChange, RowFault, TablePlan } from './Table';

/** Thrown for a row whose values the collection rejects, to roll back the import. */
class RefusedRow extends Error {
  constructor(readonly fault: RowFault) {
    super(fault.reason);
  }
}

async function writeRow(
  req: PayloadRequest,
  { slug, withDrafts }: TableCollection,
  { id, data }: RowChange,
): Promise<number | string> {
  const write = {
    collection: slug,
    locale: 'he',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const;
  if (id !== null) {
    await req.payload.update({ ...write, id, data });
    return id;
  }
  const status = withDrafts ? { _status: 'draft' as const } : {};
  const doc = await req.payload.create({
    ...write,
    data: { ...data, ...status } as never,
    draft: Boolean(withDrafts),
  });
  return doc.id;
}

/**
 * Writes all changes of an import in one transaction. In a collection with drafts, new documents are stored as drafts,
 * which editors complete and publish.
 * @returns null for success; otherwise the row that the collection rejects, in which case nothing is stored
 */
export async function applyPlan(
  req: PayloadRequest,
  table: TableCollection,
  { changes }: TablePlan,
): Promise<RowFault | null> {
  try {
    await inTransaction(req.payload, async (inside) => {
      inside.user = req.user;
      inside.i18n = req.i18n;
      const written: (number | string)[] = [];
      for (const change of changes) {
        try {
          written.push(await writeRow(inside, table, change));
        } catch (error) {
          if (!(error instanceof ValidationError)) throw error;
          const reasons = error.data.errors.map(
            ({ label, path, message }) => `${String(label ?? path)}: ${message}`,
          );
          throw new RefusedRow({ row: change.row, reason: reasons.join('; ') });
        }
      }
      await setImportTime(inside, table.slug, written);
    });
  } catch (error) {
    if (error instanceof RefusedRow) return error.fault;
    throw error;
  }
  return null;
}
