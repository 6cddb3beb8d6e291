import { createHash } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { csvLine } from '../../platform/csv/csvCell';
import type { Locale } from '../../platform/locales/locales';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { applyPlan } from './applyPlan';
import { planTable } from './planTable';
import { IGNORED_COLUMN_SUFFIX, titleOf } from './readHeading';
import {
  readAll,
  readDocuments,
  readRelated,
  relatedNames,
  type Row,
  type TableCollection,
} from './readTable';
import { readTableFile, TableFileFault } from './readTableFile';
import { refusedRows } from './refusedRows';
import type { TableAnswers, TablePlan } from './Table';
import type { TableColumn } from './tableColumns';
import { tableTitles } from './tableTitles';
import { NONE_HIDDEN, type Workbook } from './xlsx/readXlsx';
import { writeXlsx, type XlsxCell } from './xlsx/writeXlsx';

const FORBIDDEN = 403;
const CONFLICT = 409;
const TOO_LARGE = 413;
const INVALID = 422;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LARGEST_BYTES = 2_000_000;
/** Excel recognises a CSV file as UTF-8 only if it starts with a byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';
/** Maximum number of errors, kept values and question rows that a preview lists. They are all counted. */
const MAX_SHOWN = 200;

const SHOULD_CHOOSE: Record<Locale, string> = {
  he: 'בקובץ כמה גיליונות. יש לבחור אחד.',
  en: 'The file has several sheets. Choose one.',
};

const mayEdit = (req: PayloadRequest): boolean => hasRole(req.user, 'administrator', 'editor');
const forbidden = () => Response.json({ error: 'Forbidden' }, { status: FORBIDDEN });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses the editor's decisions from the query: `erase=price,floor`, `dayOrder=day`, `empty=state:keep,other:word`. */
function answersOf({ query }: PayloadRequest): TableAnswers {
  const order = textOf(query.dayOrder);
  const empty = textOf(query.empty)
    .split(',')
    .map((pair) => pair.split(':'));
  return {
    erase: new Set(textOf(query.erase).split(',')),
    ...(order === 'day' || order === 'month' ? { dayOrder: order } : {}),
    empty: Object.fromEntries(empty.map(([field = '', answer = '']) => [field, answer])),
  };
}

interface Import {
  file: Workbook;
  plan: TablePlan;
}

const NO_PLAN: TablePlan = {
  heading: null,
  changes: [],
  faults: [],
  unchanged: 0,
  kept: [],
  erasable: [],
  questions: [],
};

async function planImport(req: PayloadRequest, table: TableCollection, bytes: Buffer): Promise<Import> {
  const language = adminLanguage(req.i18n);
  try {
    const file = await readTableFile(bytes, textOf(req.query.sheet));
    if (file.sheet === null) return { file, plan: NO_PLAN };
    const titled = { ...table, titles: tableTitles(req.payload, table) };
    const sources = {
      documents: await readDocuments(req, table),
      related: await readRelated(req, table),
      answers: answersOf(req),
      from1904: file.from1904,
    };
    return { file, plan: planTable(titled, file.lines, sources, language) };
  } catch (error) {
    if (!(error instanceof TableFileFault)) throw error;
    const file = { sheets: [], sheet: '', lines: [], from1904: false, hidden: NONE_HIDDEN };
    return { file, plan: { ...NO_PLAN, faults: [{ row: 1, reason: error.reason[language] }] } };
  }
}

/**
 * Returns a hash of what a preview shows. The editor confirms the import with it, so that nothing else can be stored.
 */
const previewOf = ({ changes, faults, kept }: TablePlan): string =>
  createHash('sha256').update(JSON.stringify({ changes, faults, kept })).digest('hex');

function answerOf({ file, plan }: Import, applied: boolean) {
  const { heading, changes, faults, unchanged, kept, erasable, questions } = plan;
  return {
    sheets: file.sheets,
    sheet: file.sheet,
    hidden: file.hidden,
    heading,
    changes: changes.map(({ row, id, key, changes: fields }) => ({ row, key, fields, isNew: id === null })),
    faults: faults.slice(0, MAX_SHOWN),
    /** Number of rows with errors, including those not listed. */
    refused: new Set(faults.map(({ row }) => row)).size,
    unchanged,
    kept: kept.slice(0, MAX_SHOWN),
    keptCount: kept.length,
    erasable,
    questions: questions.map((question) =>
      question.about === 'empty' ? { ...question, rows: question.rows.slice(0, MAX_SHOWN) } : question,
    ),
    preview: previewOf(plan),
    applied,
  };
}

/**
 * Stores an import if the editor has confirmed its preview and answered all questions. If there are rows with errors,
 * the editor must also have chosen to skip them.
 */
async function store(req: PayloadRequest, table: TableCollection, made: Import): Promise<Response> {
  const { plan, file } = made;
  const answer = (status: number, applied = false) =>
    Response.json(answerOf(made, applied), { status, headers: { 'Cache-Control': 'no-store' } });
  const isOpen = file.sheet === null || plan.questions.length > 0;
  if (isOpen || (plan.faults.length > 0 && req.query.skip !== 'true')) return answer(INVALID);
  if (req.query.confirmed !== previewOf(plan)) return answer(CONFLICT);
  const fault = await applyPlan(req, table, plan);
  if (!fault) return answer(200, true);
  plan.faults.push(fault);
  return answer(INVALID);
}

/**
 * Returns the endpoints that export and import a collection as a table, for editors only. `GET
 * /api/<collection>/table.csv` and `table.xlsx` export it. `POST /api/<collection>/table` returns a preview of the
 * uploaded file. Repeated with `confirmed=<preview>`, it stores what the preview shows; `skip=true` skips the rows with
 * errors. `POST /api/<collection>/table/refused.xlsx` returns these rows with the reasons. Values are in Hebrew,
 * headings in the admin's language.
 */
export function tableEndpoints(table: TableCollection): Endpoint[] {
  const { slug, columns, relations = {}, beside = {} } = table;
  const titlesOf = (req: PayloadRequest): string[] => {
    const language = adminLanguage(req.i18n);
    const titled = { titles: tableTitles(req.payload, table) };
    return [
      ...[...columns.map(({ field }) => field), ...Object.keys(relations)].map((field) =>
        titleOf(titled, field, language),
      ),
      ...Object.keys(beside).map(
        (field) => `${titleOf(titled, field, language)} ${IGNORED_COLUMN_SUFFIX[language]}`,
      ),
    ];
  };
  const namesIn = (row: Row): string[] => [
    ...Object.keys(relations).map((column) => relatedNames(row, table)[column]?.name ?? ''),
    ...Object.values(beside).map((write) => write(row)),
  ];
  const download = (body: string | Uint8Array<ArrayBuffer>, name: string, type: string) =>
    new Response(body, {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  /** Wraps a handler: checks that the user may edit, and plans the import of the uploaded file. */
  const withFile =
    (handle: (req: PayloadRequest, made: Import) => Promise<Response> | Response): Endpoint['handler'] =>
    async (req) => {
      if (!mayEdit(req)) return forbidden();
      const bytes = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer());
      if (bytes.length > LARGEST_BYTES)
        return Response.json({ error: 'The file is too large' }, { status: TOO_LARGE });
      return handle(req, await planImport(req, table, bytes));
    };
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
        return download(file, `${slug}.csv`, 'text/csv; charset=utf-8');
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
        return download(writeXlsx([titlesOf(req), ...lines], slug), `${slug}.xlsx`, XLSX);
      },
    },
    {
      path: '/table',
      method: 'post',
      handler: withFile((req, made) =>
        textOf(req.query.confirmed) === ''
          ? Response.json(answerOf(made, false), { headers: { 'Cache-Control': 'no-store' } })
          : store(req, table, made),
      ),
    },
    {
      path: '/table/refused.xlsx',
      method: 'post',
      handler: withFile((req, { file, plan }) => {
        const language = adminLanguage(req.i18n);
        const rows =
          file.sheet === null ? [[SHOULD_CHOOSE[language]]] : refusedRows(file.lines, plan, language);
        return download(writeXlsx(rows, slug), `${slug}-refused.xlsx`, XLSX);
      }),
    },
  ];
}

/** Converts a value to a spreadsheet cell of the right type: number, day or text. */
function xlsxCell({ kind, write }: TableColumn, value: unknown): XlsxCell {
  const text = write(value);
  if (text === '') return '';
  if (kind === 'number') return Number(text);
  return kind === 'day' ? { day: text } : text;
}
