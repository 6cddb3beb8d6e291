import type { Where } from 'payload';
import type { Lottery } from '../../payload-types';
import { PROJECT_IS_PUBLISHED } from '../../platform/access/projectPublished';
import { findInLanguage, type LocalizedRequest } from '../../platform/locales/findInLanguage';

/**
 * Query for the lotteries that visitors may see: those of published projects, and all that have closed. Closed ones
 * stay public, so that their results can be verified.
 * @param now time of the request in ms
 */
export const publicLotteries = (now: number): Where => ({
  or: [PROJECT_IS_PUBLISHED, { closesAt: { less_than: new Date(now).toISOString() } }],
});

/** Finds a lottery by the id in a URL. Returns null if it does not exist. */
export const findLottery = (asked: LocalizedRequest): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked);

/** Finds a lottery by the id in a URL if visitors may see it. Returns null otherwise. */
export const findPublicLottery = (asked: LocalizedRequest): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked, publicLotteries(Date.now()));
