import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Lottery } from '../../../payload-types';
import type { AuditAction } from '../../../platform/audit/auditActions';
import { query } from '../../../platform/database/query';
import { drawOrder, listHash, listOf, sha256 } from '../drawOrder';
import { confirmationDeadline } from '../mails/confirmationDeadline';
import { makeSeed, openSeed, sealSeed } from '../sealedSeed';

/** Steps of a draw, in the order in which staff take them. */
export const DRAW_STEPS = ['announce', 'close', 'draw', 'publish'] as const;
export type DrawStep = (typeof DRAW_STEPS)[number];

/** Reasons why a step is rejected. */
export type StepFault = 'wrongStage' | 'tooLate' | 'tooEarly' | 'nobody' | 'openDisputes' | 'lostSeed';

interface Rule {
  action: AuditAction;
  /**
   * Takes the step with a single SQL statement that succeeds only in the stage before it. If several requests arrive at
   * once, only one of them takes the step.
   * @returns the reason why it was not taken, or null
   */
  take: (req: PayloadRequest, lottery: Lottery, now: number) => Promise<StepFault | null>;
}

const isTaken = (rows: readonly unknown[]): StepFault | null => (rows.length > 0 ? null : 'wrongStage');

const announce: Rule['take'] = async (req, { id, closesAt }, now) => {
  if (Date.parse(closesAt) <= now) return 'tooLate';
  const seed = makeSeed();
  return isTaken(
    await query(
      req,
      sql`INSERT INTO lottery_draws (lottery, stage, seed_hash, announced_at, sealed_seed)
          VALUES (${id}, 'announced', ${sha256(seed)}, ${new Date(now).toISOString()}, ${sealSeed(seed, id)})
          ON CONFLICT (lottery) DO NOTHING RETURNING id`,
    ),
  );
};

const close: Rule['take'] = async (req, lottery, now) => {
  const { id, homes } = lottery;
  // Registrations can still be confirmed until this time, so the list is not final before.
  if (confirmationDeadline(lottery) > now) return 'tooEarly';
  const { totalDocs: disputed } = await req.payload.count({
    collection: 'lotteryRegistrations',
    where: { and: [{ lottery: { equals: id } }, { takesPart: { equals: 'disputed' } }] },
    req,
  });
  if (disputed > 0) return 'openDisputes';
  const { docs } = await req.payload.db.find<{ reference: string }>({
    collection: 'lotteryRegistrations',
    where: { and: [{ lottery: { equals: id } }, { takesPart: { equals: 'yes' } }] },
    limit: 0,
    pagination: false,
    select: { reference: true },
    req,
  });
  if (docs.length === 0) return 'nobody';
  const list = listOf(docs.map(({ reference }) => reference));
  return isTaken(
    await query(
      req,
      sql`UPDATE lottery_draws
          SET stage = 'closed', closed_at = ${new Date(now).toISOString()}, homes = ${homes},
              numbers = ${list.join('\n')}, list_hash = ${listHash(list)}
          WHERE lottery = ${id} AND stage = 'announced' RETURNING id`,
    ),
  );
};

const draw: Rule['take'] = async (req, { id }, now) => {
  const [row] = await query<{ sealed_seed: string; seed_hash: string; numbers: string }>(
    req,
    sql`SELECT sealed_seed, seed_hash, numbers FROM lottery_draws WHERE lottery = ${id} AND stage = 'closed'`,
  );
  if (!row) return 'wrongStage';
  const seed = openSeed(row.sealed_seed, id);
  // The draw must use the seed whose hash was published. Any other seed could have been chosen for its result.
  if (seed === null || sha256(seed) !== row.seed_hash) return 'lostSeed';
  const results = drawOrder(seed, row.numbers.split('\n'));
  return isTaken(
    await query(
      req,
      sql`UPDATE lottery_draws
          SET stage = 'drawn', seed = ${seed}, results = ${results.join('\n')}, drawn_at = ${new Date(now).toISOString()}
          WHERE lottery = ${id} AND stage = 'closed' RETURNING id`,
    ),
  );
};

const publish: Rule['take'] = async (req, { id }, now) =>
  isTaken(
    await query(
      req,
      sql`UPDATE lottery_draws SET stage = 'published', published_at = ${new Date(now).toISOString()}
          WHERE lottery = ${id} AND stage = 'drawn' RETURNING id`,
    ),
  );

/**
 * The steps of a draw: `announce` publishes the hash of a secret seed before registration opens. `close` freezes and
 * publishes the registration numbers. `draw` reveals the seed to staff and computes the order. `publish` makes the
 * results public.
 */
export const drawRules: Readonly<Record<DrawStep, Rule>> = {
  announce: { action: 'lotteryAnnounced', take: announce },
  close: { action: 'lotteryClosed', take: close },
  draw: { action: 'lotteryDrawn', take: draw },
  publish: { action: 'lotteryPublished', take: publish },
};
