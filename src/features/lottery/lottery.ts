import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

/** Current state of a lottery. */
export type LotteryNow = components['schemas']['Lottery'];
/** The published list of numbers, and the draw once it is public. */
export type LotteryDraw = components['schemas']['LotteryDraw'];
/** Result of a number. */
export type LotteryResult = components['schemas']['LotteryResult'];

interface Asked {
  /** Id of the lottery in the CMS. */
  lottery: string;
  culture: string;
  signal?: AbortSignal;
}

const path = (lottery: string) => ({ params: { path: { lottery } } });

/**
 * Requests the current state: `GET /web/lotteries/{lottery}`.
 * @throws ApiError
 */
export async function readLottery({ lottery, culture, signal }: Asked): Promise<LotteryNow> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/lotteries/{lottery}', { ...options, ...path(lottery) }),
  );
  return data;
}

/**
 * Requests the data to repeat the draw: `GET /web/lotteries/{lottery}/draw`.
 * @throws ApiError
 */
export async function readDraw({ lottery, culture, signal }: Asked): Promise<LotteryDraw> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/lotteries/{lottery}/draw', { ...options, ...path(lottery) }),
  );
  return data;
}

/**
 * Looks up a number: `POST /web/lotteries/{lottery}/lookup`, so that the number is not part of an address.
 * @throws ApiError
 */
export async function lookUpNumber({ lottery, culture }: Asked, number: string): Promise<LotteryResult> {
  const { data } = await callApi({ culture }, (live, options) =>
    live.POST('/web/lotteries/{lottery}/lookup', { ...options, ...path(lottery), body: { number } }),
  );
  return data;
}
