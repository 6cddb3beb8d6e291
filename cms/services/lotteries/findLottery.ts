import type { Lottery } from '../../payload-types';
import { findInLanguage, type AskedInLanguage } from '../../platform/findInLanguage';

/** A lottery by the number in an address; null where there is none. */
export const findLottery = (asked: AskedInLanguage): Promise<Lottery | null> =>
  findInLanguage('lotteries', asked);
