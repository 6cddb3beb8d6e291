import type { Lottery } from '../../payload-types';
import type { DrawState } from './readDraw';

/** A lottery's states for visitors. */
export const LOTTERY_STATES = ['notYet', 'open', 'closed', 'drawn'] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

type Times = Pick<Lottery, 'opensAt' | 'closesAt'>;

/**
 * Computes a lottery's state. Registration opens only after the seed's hash is published: otherwise the seed
 * could be chosen to favour registrants.
 * @param times of registration
 * @param draw the draw's progress
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
