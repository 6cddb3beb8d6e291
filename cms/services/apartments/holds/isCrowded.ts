import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';

/**
 * Checks whether more than a third of a project's free apartments are held. Held apartments count as free; reserved and
 * paid ones do not.
 * @param project id of the project; null for all apartments without a project
 */
export async function isCrowded(scope: Scope, project: number | null): Promise<boolean> {
  const [row] = await query<{ free: number | string; held: number | string }>(
    scope,
    sql`SELECT COUNT(*) AS free,
          COUNT(*) FILTER (WHERE hold.state = 'held' AND hold.expires_at > ${Date.now()}) AS held
        FROM apartments AS home LEFT JOIN apartment_holds AS hold ON hold.asset_name = home.asset_name
        WHERE home.project_id IS NOT DISTINCT FROM ${project}::integer
          AND home.advance_payment > 0 AND home.deleted_at IS NULL
          AND home.more_info_content_h_t_m_l IS DISTINCT FROM 'reserved'
          AND hold.state IS DISTINCT FROM 'taken'`,
  );
  return Number(row?.held) * 3 > Number(row?.free);
}
