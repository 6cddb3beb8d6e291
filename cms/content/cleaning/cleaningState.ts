import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../../platform/database/query';

const KEY = 'media-cleaning';

/**
 * Version of the cleaning rules. Increase it when `prepareUpload` removes more than before; all stored files are then
 * cleaned again.
 */
const RULES = 2;

const stateSchema = z.object({
  rules: z.number(),
  /** Id of the last document whose file was checked. The next run continues after it. */
  after: z.number(),
  /** Number of files that were replaced by a cleaned version. */
  cleaned: z.number(),
  /** Names of the files that could not be cleaned. They are kept unchanged. */
  failed: z.array(z.string()),
  /** Name of a file that is no longer needed, but may not be deleted yet. The next step deletes it. */
  replaced: z.string().nullable(),
  isDone: z.boolean(),
});

/** Stored progress of the cleaning of stored files. */
export type CleaningState = z.infer<typeof stateSchema>;

const START: CleaningState = {
  rules: RULES,
  after: 0,
  cleaned: 0,
  failed: [],
  replaced: null,
  isDone: false,
};

/** Reads the stored progress. If the cleaning rules have changed since, returns the initial state. */
export async function readCleaning(scope: Scope): Promise<CleaningState> {
  const [row] = await query<{ data: unknown }>(scope, sql`SELECT data FROM payload_kv WHERE key = ${KEY}`);
  if (!row) return START;
  const state = stateSchema.parse(typeof row.data === 'string' ? JSON.parse(row.data) : row.data);
  return state.rules === RULES ? state : { ...START, replaced: state.replaced };
}

/** Stores the progress. Runs in the scope's transaction if there is one. */
export async function writeCleaning(scope: Scope, state: CleaningState): Promise<CleaningState> {
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${KEY}, ${JSON.stringify(state)})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
  return state;
}
