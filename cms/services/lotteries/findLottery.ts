import type { Where } from 'payload';
import type { Lottery } from '../../payload-types';
import { OF_PUBLISHED_PROJECT } from '../../platform/access/ofPublishedProject';
import { findInLanguage, type AskedInLanguage } from '../../platform/locales/findInLanguage';

/**
 * The lotteries that visitors may see: those of published projects, and closed ones, whose results stay
 * verifiable.
 * @param now time of the request, in milliseconds
 */
export const publicLotteries = (now: number): Where => ({
  or: [OF_PUBLISHED_PROJECT, { closesAt: { less_than: new Date(now).toISOString() } }],
});

/** Finds the lottery of an id in an address; null when there is none. */
export const findLottery = (asked: AskedInLanguage): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked);

/** As `findLottery`, among public lotteries. */
export const findPublicLottery = (asked: AskedInLanguage): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked, publicLotteries(Date.now()));
