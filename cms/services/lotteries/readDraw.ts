import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../platform/database/query';

/** Stages of a draw that are stored. Before the first one, the draw has no row. */
export type DrawStage = 'announced' | 'closed' | 'drawn' | 'published';

/** Progress of a draw without its lists, which may be long. */
export interface DrawState {
  stage: DrawStage;
  seedHash: string;
  announcedAt: string;
  closedAt: string | null;
  /** Number of registrations in the published list. Null before registration closes. */
  registered: number | null;
  listHash: string | null;
  homes: number | null;
  drawnAt: string | null;
  publishedAt: string | null;
}

export interface Draw extends DrawState {
  /** The published list of numbers. Empty before registration closes. */
  numbers: string[];
  seed: string | null;
  results: string[];
}

interface StateRow {
  stage: DrawStage;
  seed_hash: string;
  announced_at: string;
  closed_at: string | null;
  registered: number | string | null;
  list_hash: string | null;
  homes: number | string | null;
  drawn_at: string | null;
  published_at: string | null;
}

interface Row extends StateRow {
  numbers: string | null;
  seed: string | null;
  results: string | null;
}

const STATE = sql`stage, seed_hash, announced_at, closed_at, list_hash, homes, drawn_at, published_at,
  CASE WHEN closed_at IS NULL THEN NULL WHEN numbers IS NULL OR numbers = '' THEN 0
    ELSE length(numbers) - length(replace(numbers, ${'\n'}, '')) + 1 END AS registered`;

const numberOf = (value: number | string | null) => (value === null ? null : Number(value));

const stateOf = (row: StateRow): DrawState => ({
  stage: row.stage,
  seedHash: row.seed_hash,
  announcedAt: row.announced_at,
  closedAt: row.closed_at,
  registered: numberOf(row.registered),
  listHash: row.list_hash,
  homes: numberOf(row.homes),
  drawnAt: row.drawn_at,
  publishedAt: row.published_at,
});

const lines = (text: string | null): string[] => (text ? text.split('\n') : []);

/**
 * Reads the progress of a draw without its lists, so that frequent requests stay cheap.
 * @returns null before the hash of the seed is published
 */
export async function readDrawState(scope: Scope, lottery: number): Promise<DrawState | null> {
  const [row] = await query<StateRow>(
    scope,
    sql`SELECT ${STATE} FROM lottery_draws WHERE lottery = ${lottery}`,
  );
  return row ? stateOf(row) : null;
}

/**
 * Reads the progress of a draw with its lists. The encrypted seed is not read.
 * @returns null before the hash of the seed is published
 */
export async function readDraw(scope: Scope, lottery: number): Promise<Draw | null> {
  const [row] = await query<Row>(
    scope,
    sql`SELECT ${STATE}, numbers, seed, results FROM lottery_draws WHERE lottery = ${lottery}`,
  );
  if (!row) return null;
  return { ...stateOf(row), numbers: lines(row.numbers), seed: row.seed, results: lines(row.results) };
}
