import type { Where } from 'payload';
import type { Lottery } from '../../payload-types';
import { OF_PUBLISHED_PROJECT } from '../../platform/access/ofPublishedProject';
import { findInLanguage, type AskedInLanguage } from '../../platform/findInLanguage';

/**
 * The lotteries that visitors may know of: one would tell of a project before it is published. The results of one that is closed can be
 * checked for good, whatever becomes of the project.
 * @param now time of the request, in milliseconds
 */
export const publicLotteries = (now: number): Where => ({
  or: [OF_PUBLISHED_PROJECT, { closesAt: { less_than: new Date(now).toISOString() } }],
});

/** A lottery by the number in an address; null where there is none. */
export const findLottery = (asked: AskedInLanguage): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked);

/** As `findLottery`, for visitors. */
export const findPublicLottery = (asked: AskedInLanguage): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked, publicLotteries(Date.now()));
