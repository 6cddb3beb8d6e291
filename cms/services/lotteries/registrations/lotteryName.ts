import type { Payload } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';
import type { Locale } from '../../../platform/locales';
import { findLottery } from '../findLottery';

/** The name of the lottery that a registration is for. */
export async function lotteryName(
  { lottery }: LotteryRegistration,
  { payload, language }: { payload: Payload; language: Locale },
): Promise<string | undefined> {
  const id = String(typeof lottery === 'object' ? lottery.id : lottery);
  return (await findLottery({ payload, id, language }))?.name;
}
