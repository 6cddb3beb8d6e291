import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { CsvFault, readCsv } from '../../platform/csv/readCsv';
import { csvLine } from '../../platform/csv/csvCell';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Locale } from '../../platform/locales';
import { planTable, type Table, type TableDocument, type TablePlan } from './planTable';

export type TableSlug = 'apartments' | 'products';

interface TableCollection extends Table {
  slug: TableSlug;
  /** What stands beside the columns for people to read, by title. */
  beside?: Readonly<Record<string, (doc: Readonly<Record<string, unknown>>) => string>>;
  /** It has drafts: a document with an unpublished one is not changed by a file. */
  withDrafts?: boolean;
}

const FORBIDDEN = 403;
const TOO_LARGE = 413;
const INVALID = 422;
const LARGEST_BYTES = 2_000_000;
/** By it Excel knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const NO_TABLE: Record<Locale, string> = {
  he: 'הקובץ אינו טבלת CSV: גרשיים אינם נסגרים',
  en: 'The file is no CSV table: a quote is not closed',
};

const mayEdit = (req: PayloadRequest): boolean => hasRole(req.user, 'administrator', 'editor');
const languageOf = (req: PayloadRequest): Locale => (req.i18n.language === 'en' ? 'en' : 'he');
const forbidden = () => Response.json({ error: 'Forbidden' }, { status: FORBIDDEN });

type Row = Record<string, unknown> & { id: number };

async function readAll(
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

async function readDocuments(
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
    rows.map((row) => [String(row[table.key]), { id: row.id, values: row, drafted: drafts.has(row.id) }]),
  );
}

/** Writes all changes of a plan, or none. */
async function applyPlan(
  req: PayloadRequest,
  { slug }: TableCollection,
  { changes }: TablePlan,
): Promise<void> {
  await inTransaction(req.payload, async (inside) => {
    inside.user = req.user;
    for (const { id, data } of changes) {
      await req.payload.update({
        collection: slug,
        id,
        locale: 'he',
        data,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req: inside,
      });
    }
  });
}

/**
 * A collection's table as a file, and back: `GET /api/<collection>/table.csv` is the file; `POST /api/<collection>/table` with a file says what it would
 * change and which lines cannot be taken; with `?apply=true` it changes that, all or nothing. Editors only; texts are the Hebrew ones.
 */
export function tableEndpoints(table: TableCollection): Endpoint[] {
  const { slug, columns, beside = {} } = table;
  const titles = [...columns.map(({ field }) => field), ...Object.keys(beside)];
  return [
    {
      path: '/table.csv',
      method: 'get',
      handler: async (req) => {
        if (!mayEdit(req)) return forbidden();
        const lines = (await readAll(req, table)).map((row) => [
          ...columns.map(({ field, write }) => write(row[field])),
          ...Object.values(beside).map((textOf) => textOf(row)),
        ]);
        return new Response(BYTE_ORDER_MARK + [titles, ...lines].map((line) => csvLine(line)).join(''), {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': `attachment; filename="${slug}.csv"`,
            'Cache-Control': 'private, no-store',
            'X-Content-Type-Options': 'nosniff',
          },
        });
      },
    },
    {
      path: '/table',
      method: 'post',
      handler: async (req) => {
        if (!mayEdit(req)) return forbidden();
        const file = (await req.text?.()) ?? '';
        if (Buffer.byteLength(file) > LARGEST_BYTES) {
          return Response.json({ error: 'The file is too large' }, { status: TOO_LARGE });
        }
        const plan = await planOf(req, table, file);
        const applies = req.query.apply === 'true';
        if (applies && plan.faults.length === 0) await applyPlan(req, table, plan);
        const isRefused = applies && plan.faults.length > 0;
        const changes = plan.changes.map(({ row, key, changes: fields }) => ({ row, key, fields }));
        return Response.json(
          { changes, faults: plan.faults, unchanged: plan.unchanged, applied: applies && !isRefused },
          { status: isRefused ? INVALID : 200, headers: { 'Cache-Control': 'no-store' } },
        );
      },
    },
  ];
}

async function planOf(req: PayloadRequest, table: TableCollection, file: string): Promise<TablePlan> {
  const language = languageOf(req);
  try {
    return planTable(table, readCsv(file), await readDocuments(req, table), language);
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    return { changes: [], faults: [{ row: 1, reason: NO_TABLE[language] }], unchanged: 0 };
  }
}
