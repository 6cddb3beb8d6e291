import type { Lottery } from '../../payload-types';
import type { DrawState } from './readDraw';

/** How a lottery stands, as visitors are told. */
export const LOTTERY_STATES = ['notYet', 'open', 'closed', 'drawn'] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

type Times = Pick<Lottery, 'opensAt' | 'closesAt'>;

/**
 * How a lottery stands. Nobody registers before the hash of the seed is published: else the seed could be chosen by who has registered.
 * @param times of registration
 * @param draw how far the draw has got
 * @param now time in ms
 */
export function lotteryState(
  { opensAt, closesAt }: Times,
  draw: Pick<DrawState, 'stage'> | null,
  now: number,
): LotteryState {
  if (draw?.stage === 'published') return 'drawn';
  if (draw?.stage === 'closed' || draw?.stage === 'drawn' || Date.parse(closesAt) <= now) return 'closed';
  return draw && Date.parse(opensAt) <= now ? 'open' : 'notYet';
}
