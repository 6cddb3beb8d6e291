import { readLimited } from '../../platform/http/readLimited';
import { parseMarketBoard, parseMarketGraph, type MarketProvider } from './market';

interface HttpMarketSettings {
  /** Base URL of the provider, without a trailing slash. */
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** Maximum size of a response. A graph of five years is smaller, so a larger response is an error of the provider. */
const MAX_BYTES = 2_000_000;

/**
 * Reads market data over HTTP from `GET {url}/board` and `GET
 * {url}/graph/{symbol}?range=day|week|month|quarter|year|fiveYears`. Responses are JSON in the format of `market.ts`.
 * The token stays on the server: visitors' browsers never receive it.
 */
export function httpMarket({ url, token, timeoutMs }: HttpMarketSettings): MarketProvider {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The market data provider answered ${response.status}`);
    }
    const body = await readLimited(response, MAX_BYTES);
    if (!body) throw new Error('The response of the market data provider is too large');
    return JSON.parse(new TextDecoder().decode(body));
  };
  return {
    name: 'http',
    demonstration: false,
    readBoard: async (warn) => parseMarketBoard(await ask('/board'), warn),
    readGraph: async (symbol, range, warn) =>
      parseMarketGraph(await ask(`/graph/${encodeURIComponent(symbol)}?range=${range}`), warn),
  };
}
