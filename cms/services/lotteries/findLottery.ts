import type { Where } from 'payload';
import type { Lottery } from '../../payload-types';
import { PROJECT_IS_PUBLISHED } from '../../platform/access/projectPublished';
import { findInLanguage, type LocalizedRequest } from '../../platform/locales/findInLanguage';

/**
 * The lotteries that visitors may see: those of published projects, and closed ones, whose results stay
 * verifiable.
 * @param now time of the request, in milliseconds
 */
export const publicLotteries = (now: number): Where => ({
  or: [PROJECT_IS_PUBLISHED, { closesAt: { less_than: new Date(now).toISOString() } }],
});

/** Finds the lottery of an id in an address; null when there is none. */
export const findLottery = (asked: LocalizedRequest): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked);

/** As `findLottery`, among public lotteries. */
export const findPublicLottery = (asked: LocalizedRequest): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked, publicLotteries(Date.now()));
