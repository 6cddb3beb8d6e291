import type { ZodType } from 'zod';
import { readLimited } from '../../platform/http/readLimited';
import { boardShape, graphShape, type MarketProvider } from './market';

interface HttpMarketSettings {
  /** The provider's address, without a slash at its end. */
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** More than five years of a stock need; a provider that sends more has gone wrong. */
const MOST_BYTES = 2_000_000;

/**
 * A provider by HTTP: `GET {url}/board`, and `GET
 * {url}/graph/{symbol}?range=day|week|month|quarter|year|fiveYears`, both as JSON in the shapes of
 * `market.ts`. Our key goes there as a bearer token, from here alone: browsers never see it.
 */
export function httpMarket({ url, token, timeoutMs }: HttpMarketSettings): MarketProvider {
  const ask = async <Answer>(path: string, shape: ZodType<Answer>): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The market data provider answered ${response.status}`);
    }
    const body = await readLimited(response, MOST_BYTES);
    if (!body) throw new Error('The market data provider answered too much');
    return shape.parse(JSON.parse(new TextDecoder().decode(body)));
  };
  return {
    name: 'http',
    demonstration: false,
    readBoard: () => ask('/board', boardShape),
    readGraph: (symbol, range) => ask(`/graph/${encodeURIComponent(symbol)}?range=${range}`, graphShape),
  };
}
