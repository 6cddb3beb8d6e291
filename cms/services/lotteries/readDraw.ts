import { sql } from '@payloadcms/db-sqlite/drizzle';
import { query, type Scope } from '../../platform/database/query';

/** Stages of a draw; before the first, there is no row. */
export type DrawStage = 'announced' | 'closed' | 'drawn' | 'published';

export interface Draw {
  stage: DrawStage;
  seedHash: string;
  announcedAt: string;
  closedAt: string | null;
  /** The published list; empty before registration was closed. */
  numbers: string[];
  listHash: string | null;
  homes: number | null;
  seed: string | null;
  results: string[];
  drawnAt: string | null;
  publishedAt: string | null;
}

interface Row {
  stage: DrawStage;
  seed_hash: string;
  announced_at: string;
  closed_at: string | null;
  numbers: string | null;
  list_hash: string | null;
  homes: number | string | null;
  seed: string | null;
  results: string | null;
  drawn_at: string | null;
  published_at: string | null;
}

const lines = (text: string | null): string[] => (text ? text.split('\n') : []);

/**
 * How far the draw of a lottery has got. The sealed seed is not among it.
 * @returns null before its hash was published
 */
export async function readDraw(scope: Scope, lottery: number): Promise<Draw | null> {
  const [row] = await query<Row>(
    scope,
    sql`SELECT stage, seed_hash, announced_at, closed_at, numbers, list_hash, homes, seed, results, drawn_at, published_at
        FROM lottery_draws WHERE lottery = ${lottery}`,
  );
  if (!row) return null;
  return {
    stage: row.stage,
    seedHash: row.seed_hash,
    announcedAt: row.announced_at,
    closedAt: row.closed_at,
    numbers: lines(row.numbers),
    listHash: row.list_hash,
    homes: row.homes === null ? null : Number(row.homes),
    seed: row.seed,
    results: lines(row.results),
    drawnAt: row.drawn_at,
    publishedAt: row.published_at,
  };
}
