import type { Lottery } from '../../payload-types';
import type { DrawState } from './readDraw';

/** States of a lottery as visitors see them. */
export const LOTTERY_STATES = ['notYet', 'open', 'closed', 'drawn'] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

type Times = Pick<Lottery, 'opensAt' | 'closesAt'>;

/**
 * Returns the state of a lottery for visitors. Registration opens only after the hash of the seed was published.
 * Otherwise, a seed could be chosen that favours certain registrants.
 * @param times start and end of registration
 * @param draw progress of the draw
 * @param now current time in ms
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
