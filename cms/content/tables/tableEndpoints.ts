import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { FileFault } from '../../platform/documents/FileFault';
import { decodeCsv } from '../../platform/csv/decodeCsv';
import { CsvFault, readCsv } from '../../platform/csv/readCsv';
import { csvLine } from '../../platform/csv/csvCell';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Locale } from '../../platform/locales';
import { planTable } from './planTable';
import { titleOf } from './readHeading';
import {
  relatedKey,
  type RelatedIds,
  type RelatedName,
  type Table,
  type TableDocument,
  type TablePlan,
  type TableSlug,
} from './Table';
import type { TableColumn } from './tableColumns';
import { setWritten } from './setWritten';
import { tableTitles } from './tableTitles';
import { readXlsx } from './xlsx/readXlsx';
import { writeXlsx, type XlsxCell } from './xlsx/writeXlsx';
import { languageOf } from '../../platform/languageOf';

/** Related document of a line: its collection and name field. */
interface Relation {
  collection: 'projects' | 'buildings' | 'companies';
  nameField: string;
  /** Column in whose document the name is unique. */
  within?: string;
}

interface TableCollection extends Table {
  slug: TableSlug;
  relations?: Readonly<Record<string, Relation>>;
  /** Additional read-only columns by field. */
  beside?: Readonly<Record<string, (doc: Readonly<Record<string, unknown>>) => string>>;
  /** Documents with an unpublished draft are not imported. */
  withDrafts?: boolean;
}

const FORBIDDEN = 403;
const TOO_LARGE = 413;
const INVALID = 422;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LARGEST_BYTES = 2_000_000;
/** Excel recognizes UTF-8 by the byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

const NO_TABLE: Record<Locale, string> = {
  he: 'הקובץ אינו טבלת CSV: גרשיים אינם נסגרים',
  en: 'The file is no CSV table: a quote is not closed',
};
const NO_WORKBOOK: Record<Locale, string> = {
  he: 'הקובץ אינו חוברת Excel שאפשר לקרוא',
  en: 'The file is no Excel workbook that can be read',
};
/** Suffix of a read-only column's title. */
const NOT_READ: Record<Locale, string> = { he: '(לא מיובא)', en: '(not imported)' };
/** Signature of zip archives, including workbooks. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

const mayEdit = (req: PayloadRequest): boolean => hasRole(req.user, 'administrator', 'editor');
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
    rows.map((row) => [
      String(row[table.key]),
      { id: row.id, values: row, related: relatedNames(row, table), drafted: drafts.has(row.id) },
    ]),
  );
}

const nameIn = (value: unknown, field: string): string =>
  value !== null && typeof value === 'object' ? String((value as Row)[field] ?? '').trim() : '';

/** Names of a document's related documents. */
const relatedNames = (
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

/** Possible related documents by name. */
async function readRelated(req: PayloadRequest, { relations = {} }: TableCollection): Promise<RelatedIds> {
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

/**
 * Writes all changes in one transaction. New documents of a collection with drafts are drafts, which editors complete
 * and publish.
 */
async function applyPlan(
  req: PayloadRequest,
  { slug, withDrafts }: TableCollection,
  { changes }: TablePlan,
): Promise<void> {
  await inTransaction(req.payload, async (inside) => {
    inside.user = req.user;
    const written: (number | string)[] = [];
    for (const { id, data } of changes) {
      const write = {
        collection: slug,
        locale: 'he',
        depth: 0,
        overrideAccess: false,
        user: req.user,
      } as const;
      if (id !== null) {
        await req.payload.update({ ...write, id, data, req: inside });
        written.push(id);
      } else {
        // The collection validates required fields; an invalid line rolls back the import.
        const draft = Boolean(withDrafts);
        const status = withDrafts ? { _status: 'draft' as const } : {};
        const doc = await req.payload.create({
          ...write,
          data: { ...data, ...status } as never,
          draft,
          req: inside,
        });
        written.push(doc.id);
      }
    }
    await setWritten(inside, slug, written);
  });
}

/**
 * Export and import of a collection. `GET /api/<collection>/table.csv` and `table.xlsx` export. `POST
 * /api/<collection>/table` returns a preview of changes and invalid lines; with `?apply=true` it stores all or
 * nothing. For editors only. Values are in Hebrew, headings in the admin's language.
 */
export function tableEndpoints(table: TableCollection): Endpoint[] {
  const { slug, columns, relations = {}, beside = {} } = table;
  const titlesOf = (req: PayloadRequest): string[] => {
    const language = languageOf(req.i18n);
    const titled = { titles: tableTitles(req.payload, table) };
    return [
      ...[...columns.map(({ field }) => field), ...Object.keys(relations)].map((field) =>
        titleOf(titled, field, language),
      ),
      ...Object.keys(beside).map((field) => `${titleOf(titled, field, language)} ${NOT_READ[language]}`),
    ];
  };
  const namesIn = (row: Row): string[] => [
    ...Object.keys(relations).map((column) => relatedNames(row, table)[column]?.name ?? ''),
    ...Object.values(beside).map((textOf) => textOf(row)),
  ];
  const download = (body: string | Uint8Array<ArrayBuffer>, extension: string, type: string) =>
    new Response(body, {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${slug}.${extension}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  return [
    {
      path: '/table.csv',
      method: 'get',
      handler: async (req) => {
        if (!mayEdit(req)) return forbidden();
        const lines = (await readAll(req, table)).map((row) => [
          ...columns.map(({ field, write }) => write(row[field])),
          ...namesIn(row),
        ]);
        const file = BYTE_ORDER_MARK + [titlesOf(req), ...lines].map((line) => csvLine(line)).join('');
        return download(file, 'csv', 'text/csv; charset=utf-8');
      },
    },
    {
      path: '/table.xlsx',
      method: 'get',
      handler: async (req) => {
        if (!mayEdit(req)) return forbidden();
        const lines = (await readAll(req, table)).map((row) => [
          ...columns.map((column) => xlsxCell(column, row[column.field])),
          ...namesIn(row),
        ]);
        return download(writeXlsx([titlesOf(req), ...lines], slug), 'xlsx', XLSX);
      },
    },
    {
      path: '/table',
      method: 'post',
      handler: async (req) => {
        if (!mayEdit(req)) return forbidden();
        const file = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer());
        if (file.length > LARGEST_BYTES) {
          return Response.json({ error: 'The file is too large' }, { status: TOO_LARGE });
        }
        const plan = await planOf(req, table, file);
        const applies = req.query.apply === 'true';
        if (applies && plan.faults.length === 0) await applyPlan(req, table, plan);
        const isRefused = applies && plan.faults.length > 0;
        const changes = plan.changes.map(({ row, id, key, changes: fields }) => ({
          row,
          key,
          fields,
          isNew: id === null,
        }));
        return Response.json(
          { changes, faults: plan.faults, unchanged: plan.unchanged, applied: applies && !isRefused },
          { status: isRefused ? INVALID : 200, headers: { 'Cache-Control': 'no-store' } },
        );
      },
    },
  ];
}

/** Converts a value to a spreadsheet cell: number, day or text. */
function xlsxCell({ kind, write }: TableColumn, value: unknown): XlsxCell {
  const text = write(value);
  if (text === '') return '';
  if (kind === 'number') return Number(text);
  return kind === 'day' ? { day: text } : text;
}

async function planOf(req: PayloadRequest, table: TableCollection, file: Buffer): Promise<TablePlan> {
  const language = languageOf(req.i18n);
  try {
    const lines = file.subarray(0, ZIP.length).equals(ZIP) ? await readXlsx(file) : readCsv(decodeCsv(file));
    const documents = await readDocuments(req, table);
    const titled = { ...table, titles: tableTitles(req.payload, table) };
    return planTable(titled, lines, documents, language, await readRelated(req, table));
  } catch (error) {
    if (!(error instanceof CsvFault || error instanceof FileFault)) throw error;
    const reason = (error instanceof CsvFault ? NO_TABLE : NO_WORKBOOK)[language];
    return { changes: [], faults: [{ row: 1, reason }], unchanged: 0 };
  }
}
