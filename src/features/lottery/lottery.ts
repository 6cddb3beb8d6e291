import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

/** Current state of a lottery, from the live service. */
export type LotteryNow = components['schemas']['Lottery'];
/** The published list of registration numbers. Once the draw is public, it also contains the seed and the results. */
export type LotteryDraw = components['schemas']['LotteryDraw'];
/** Result of looking up a registration number. */
export type LotteryResult = components['schemas']['LotteryResult'];

interface Asked {
  /** Id of the lottery in the CMS. */
  lottery: string;
  culture: string;
  signal?: AbortSignal;
}

const path = (lottery: string) => ({ params: { path: { lottery } } });

/**
 * Requests the current state of a lottery through `GET /web/lotteries/{lottery}`.
 * @throws ApiError
 */
export async function readLottery({ lottery, culture, signal }: Asked): Promise<LotteryNow> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/lotteries/{lottery}', { ...options, ...path(lottery) }),
  );
  return data;
}

/**
 * Requests the data needed to repeat a draw, through `GET /web/lotteries/{lottery}/draw`.
 * @throws ApiError
 */
export async function readDraw({ lottery, culture, signal }: Asked): Promise<LotteryDraw> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/lotteries/{lottery}/draw', { ...options, ...path(lottery) }),
  );
  return data;
}

/**
 * Looks up a registration number through `POST /web/lotteries/{lottery}/lookup`. A POST request keeps the number out of
 * URLs and therefore out of logs.
 * @throws ApiError
 */
export async function lookUpNumber({ lottery, culture }: Asked, number: string): Promise<LotteryResult> {
  const { data } = await callApi({ culture }, (live, options) =>
    live.POST('/web/lotteries/{lottery}/lookup', { ...options, ...path(lottery), body: { number } }),
  );
  return data;
}
