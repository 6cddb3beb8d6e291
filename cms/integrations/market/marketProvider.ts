import { embeddedExchange } from './exchange/embeddedExchange';
import { httpMarket } from './http';
import type { MarketProvider } from './market';
import { marketEnv } from './marketEnv';

/** Returns the provider at MARKET_URL, or the embedded exchange if that variable is not set. */
export function marketProvider(): MarketProvider {
  const { url, token, timeoutMs } = marketEnv.values;
  return url ? httpMarket({ url: url.replace(/\/$/, ''), token, timeoutMs }) : embeddedExchange();
}
