import { createHash } from 'node:crypto';
import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { redactTexts } from '@group/rules/problems/redactTexts';
import { query, type Scope } from '../../platform/database/query';
import { incrementTally, traceKey } from '../../platform/database/tally';
import { widerNetwork } from '../../platform/http/clientAddress';
import type { Problem } from './problemShapes';

/** Maximum number of different pages, engines or releases that are listed in one document. */
const MAX_NAMES = 20;
const DAY_MS = 86_400_000;
/**
 * Maximum number of new documents from one network per day. A real error has few causes, each reported by many
 * visitors, so it needs far fewer.
 */
const NEW_A_DAY = 20;

/** Replaces long numbers such as phone or identity numbers, because an error message may contain them. */
const withoutNumbers = (text: string): string => text.replace(/\d{7,}/g, '#');

export interface ProblemContext {
  page: string;
  engine: string;
  release: string;
  /** IP address of the client. It is used for the limit and not stored. */
  address: string;
}

function described(problem: Problem): { message: string; frames: string } {
  switch (problem.kind) {
    case 'error':
      return {
        message: `${withoutNumbers(problem.name)}: ${redactTexts(problem.message)}`,
        frames: problem.frames.join('\n'),
      };
    case 'part':
    case 'vital':
      return { message: withoutNumbers(problem.name), frames: '' };
  }
}

/** Adds 1 to the count of a name. A new name is ignored if the document already lists the maximum number of names. */
const incremented = (counts: SQL, name: string): SQL =>
  sql`CASE WHEN ${counts} ? ${name} OR (SELECT count(*) FROM jsonb_object_keys(${counts})) < ${MAX_NAMES}
      THEN ${counts} || jsonb_build_object(${name}::text, COALESCE((${counts} ->> ${name})::int, 0) + 1)
      ELSE ${counts} END`;

/**
 * Checks whether a problem may be stored: its cause already has a document, or the client's network may still add one
 * today.
 */
async function admits(scope: Scope, fingerprint: string, address: string): Promise<boolean> {
  const known = await query(scope, sql`SELECT id FROM site_problems WHERE fingerprint = ${fingerprint}`);
  if (known.length > 0) return true;
  const key = traceKey('problems:new', widerNetwork(address) ?? address);
  return (await incrementTally(scope, key, DAY_MS)).count <= NEW_A_DAY;
}

/**
 * Counts a problem in the document of its cause. Problems have the same cause if kind, message and place in the code
 * are the same. Slow pages are grouped by page. New causes are ignored if the client's network has already added too
 * many today.
 */
export async function storeProblem(
  scope: Scope,
  problem: Problem,
  { page: sentPage, engine, release, address }: ProblemContext,
): Promise<void> {
  const page = withoutNumbers(sentPage);
  const { message, frames } = described(problem);
  const cause = [problem.kind, message, frames.split('\n')[0], problem.kind === 'vital' && page];
  const fingerprint = createHash('sha256').update(JSON.stringify(cause)).digest('base64url');
  if (!(await admits(scope, fingerprint, address))) return;
  const now = new Date().toISOString();
  const once = (name: string) => sql`jsonb_build_object(${name}::text, 1)`;
  await query(
    scope,
    sql`INSERT INTO site_problems
          (fingerprint, message, kind, frames, count, last_seen_at, created_at, updated_at,
           pages_counts, engines_counts, releases_counts)
        VALUES (${fingerprint}, ${message}, ${problem.kind}, ${frames}, 1, ${now}, ${now}, ${now},
                ${once(page)}, ${once(engine)}, ${once(release)})
        ON CONFLICT (fingerprint) DO UPDATE SET
          count = site_problems.count + 1,
          last_seen_at = excluded.last_seen_at,
          updated_at = excluded.updated_at,
          pages_counts = ${incremented(sql`site_problems.pages_counts`, page)},
          engines_counts = ${incremented(sql`site_problems.engines_counts`, engine)},
          releases_counts = ${incremented(sql`site_problems.releases_counts`, release)}
        RETURNING id`,
  );
}
