import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';
import type { Locale } from '../../../platform/locales/locales';
import type { JobItem } from './jobSearchSchema';
import { joinWordForms } from '../../../platform/search/matchText';

/** Value of a position by which visitors can filter, such as its area. */
export interface BoardValue {
  id: number;
  name: string;
  order: number;
}

/** A published position with its filter values and the words that the search compares. */
export interface BoardRow {
  orderId: number;
  /** Time when the position closes, in ms. Null if it stays open. */
  closesAt: number | null;
  area: BoardValue | null;
  scope: BoardValue | null;
  profession: BoardValue | null;
  /** Company of the position. The id is the company's public number. */
  company: BoardValue | null;
  divisionId: number | null;
  /** The position as search results return it. */
  item: JobItem;
  /** Word forms for `matchText`, from name, number, profession, area, scope, company, subfield and department. */
  forms: string;
}

type Cell = string | number | Date | null;

type StoredRow = Record<
  | 'order_id'
  | 'closing_date'
  | 'division_id'
  | 'start_advertising_date'
  | 'description'
  | 'job_name'
  | 'subfield'
  | 'department'
  | `${'area' | 'scope' | 'profession' | 'company'}_${'id' | 'name' | 'order'}`,
  Cell
>;

interface Kept {
  mark: string;
  rows: Promise<readonly BoardRow[]>;
  /** Positions that were open at `from`. They remain valid until the next one closes. */
  open?: { rows: readonly BoardRow[]; from: number; until: number };
}

/** Positions that were last read, by language. */
const kept = new WeakMap<Payload, Map<Locale, Kept>>();

/**
 * Returns a string that changes with every change of positions or filter values. Comparing it is cheaper than reading
 * them again.
 */
async function readMark(payload: Payload): Promise<string> {
  const mark = (table: string) =>
    sql`(SELECT CAST(COUNT(*) AS TEXT) || ' ' || COALESCE(CAST(MAX(updated_at) AS TEXT), '') FROM ${sql.identifier(table)})`;
  const tables = ['jobs', 'job_areas', 'job_scopes', 'job_professions', 'companies'].map(mark);
  const [row] = await query<{ mark: string }>(
    { payload },
    sql`SELECT ${sql.join(tables, sql` || ',' || `)} AS mark`,
  );
  return row?.mark ?? '';
}

/** Builds the SQL that joins a related row: its id, its order, and its name with Hebrew as fallback. */
const related = (name: string, table: string, language: Locale, id = 'id', order = 'order') => {
  const [own, local, hebrew] = [name, `${name}_local`, `${name}_hebrew`].map((text) => sql.identifier(text));
  const texts = sql.identifier(`${table}_locales`);
  const join = (alias: typeof own, locale: Locale) =>
    sql`LEFT JOIN ${texts} ${alias} ON ${alias}._parent_id = ${own}.id AND ${alias}._locale = ${locale}`;
  return {
    columns: sql`${own}.${sql.identifier(id)} AS ${sql.identifier(`${name}_id`)},
      COALESCE(${local}.name, ${hebrew}.name) AS ${sql.identifier(`${name}_name`)},
      ${own}.${sql.identifier(order)} AS ${sql.identifier(`${name}_order`)}`,
    joins: sql`LEFT JOIN ${sql.identifier(table)} ${own}
        ON ${own}.id = jobs.${sql.identifier(`${name}_id`)} AND ${own}.deleted_at IS NULL
      ${join(local, language)} ${join(hebrew, 'he')}`,
  };
};

async function readRows(payload: Payload, language: Locale): Promise<readonly BoardRow[]> {
  const parts = [
    related('area', 'job_areas', language),
    related('scope', 'job_scopes', language),
    related('profession', 'job_professions', language),
    related('company', 'companies', language, 'company_id', 'company_id'),
  ];
  const text = (name: string) => {
    const column = sql.identifier(name);
    return sql`COALESCE(texts.${column}, hebrew.${column}) AS ${column}`;
  };
  const rows = await query<StoredRow>(
    { payload },
    sql`SELECT jobs.order_id, jobs.closing_date, jobs.division_id, jobs.start_advertising_date,
        ${text('description')}, ${text('job_name')}, ${text('subfield')},
        ${text('department')}, ${sql.join(
          parts.map(({ columns }) => columns),
          sql`, `,
        )}
      FROM jobs
      JOIN jobs_languages ON jobs_languages.parent_id = jobs.id AND jobs_languages.value = ${language}
      LEFT JOIN jobs_locales texts ON texts._parent_id = jobs.id AND texts._locale = ${language}
      LEFT JOIN jobs_locales hebrew ON hebrew._parent_id = jobs.id AND hebrew._locale = 'he'
      ${sql.join(
        parts.map(({ joins }) => joins),
        sql` `,
      )}
      WHERE jobs._status = 'published' AND jobs.deleted_at IS NULL
      ORDER BY jobs.start_advertising_date DESC, jobs.order_id DESC`,
  );
  return rows.flatMap((row) => {
    if (row.order_id !== null && String(row.job_name ?? '').trim()) return toRow(row);
    payload.logger.warn(`The board leaves out position ${row.order_id}: it has no number or no name`);
    return [];
  });
}

/** Converts a time from the database to ISO format. Returns null if it is missing or invalid. */
function isoOf(cell: Cell): string | null {
  const time = new Date(cell ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

function toRow(row: StoredRow): BoardRow {
  const valueOf = (name: 'area' | 'scope' | 'profession' | 'company'): BoardValue | null => {
    const [id, label] = [row[`${name}_id`], row[`${name}_name`]];
    return id === null || !label
      ? null
      : { id: Number(id), name: String(label), order: Number(row[`${name}_order`]) };
  };
  const [area, scope] = [valueOf('area'), valueOf('scope')];
  const [profession, company] = [valueOf('profession'), valueOf('company')];
  const textOf = (cell: Cell) => (cell === null ? null : String(cell));
  const item: JobItem = {
    orderId: Number(row.order_id),
    jobName: String(row.job_name ?? ''),
    professionName: profession?.name ?? null,
    subfield: textOf(row.subfield),
    scopeJobName: scope?.name ?? null,
    department: textOf(row.department),
    branchId: company?.id ?? null,
    companyName: company?.name ?? null,
    areaName: area?.name ?? null,
    jobScopeId: scope?.id ?? null,
    description: String(row.description ?? ''),
    startAdvertisingDate: isoOf(row.start_advertising_date),
  };
  return {
    orderId: item.orderId,
    item,
    closesAt: row.closing_date === null ? null : new Date(row.closing_date).getTime(),
    area,
    scope,
    profession,
    company,
    divisionId: row.division_id === null ? null : Number(row.division_id),
    forms: joinWordForms([
      ...[item.jobName, item.subfield, item.department, String(item.orderId)],
      ...[item.areaName, item.scopeJobName, item.professionName, item.companyName],
    ]),
  };
}

/**
 * Returns the open positions that have a page in the language, newest first. They are cached in memory, and a cheap
 * query checks at each call whether they have changed. All instances of the CMS therefore return the same. The array is
 * also the same object until something changes.
 * @param now current time in ms
 */
export async function readOpenJobs(
  payload: Payload,
  language: Locale,
  now = Date.now(),
): Promise<readonly BoardRow[]> {
  const mark = await readMark(payload);
  const languages = kept.get(payload) ?? new Map<Locale, Kept>();
  kept.set(payload, languages);
  let read = languages.get(language);
  if (read?.mark !== mark) {
    const rows = readRows(payload, language);
    read = { mark, rows };
    languages.set(language, read);
    // Remove a failed read from the cache, so that the next request tries again.
    rows.catch(() => languages.get(language)?.rows === rows && languages.delete(language));
  }
  const rows = await read.rows;
  if (!read.open || now < read.open.from || now >= read.open.until) {
    const closings = rows.flatMap(({ closesAt }) => (closesAt !== null && closesAt > now ? [closesAt] : []));
    read.open = {
      rows: rows.filter(({ closesAt }) => closesAt === null || closesAt > now),
      from: now,
      until: Math.min(Infinity, ...closings),
    };
  }
  return read.open.rows;
}
