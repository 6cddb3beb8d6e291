import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

/** How a lottery stands just now. */
export type LotteryNow = components['schemas']['Lottery'];
/** The published list of numbers, and the draw once it is public. */
export type LotteryDraw = components['schemas']['LotteryDraw'];
/** What became of a number. */
export type LotteryResult = components['schemas']['LotteryResult'];

interface Asked {
  /** Number of the lottery in the CMS. */
  lottery: string;
  culture: string;
  signal?: AbortSignal;
}

const path = (lottery: string) => ({ params: { path: { lottery } } });

/** `GET /web/lotteries/{lottery}`. @throws ApiError */
export async function readLottery({ lottery, culture, signal }: Asked): Promise<LotteryNow> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/lotteries/{lottery}', { ...options, ...path(lottery) }),
  );
  return data;
}

/** `GET /web/lotteries/{lottery}/draw`: what the draw is repeated from. @throws ApiError */
export async function readDraw({ lottery, culture, signal }: Asked): Promise<LotteryDraw> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/lotteries/{lottery}/draw', { ...options, ...path(lottery) }),
  );
  return data;
}

/** `POST /web/lotteries/{lottery}/lookup`: the number does not stand in an address. @throws ApiError */
export async function lookUpNumber({ lottery, culture }: Asked, number: string): Promise<LotteryResult> {
  const { data } = await callApi({ culture }, (live, options) =>
    live.POST('/web/lotteries/{lottery}/lookup', { ...options, ...path(lottery), body: { number } }),
  );
  return data;
}
