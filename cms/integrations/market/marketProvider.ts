import { embeddedExchange } from './exchange/embeddedExchange';
import { httpMarket } from './http';
import type { MarketProvider } from './market';
import { marketEnv } from './marketEnv';

/** The provider that MARKET_URL names; without one, an exchange of our own whose figures are a demonstration. */
export function marketProvider(): MarketProvider {
  const { url, token, timeoutMs } = marketEnv.values;
  return url ? httpMarket({ url: url.replace(/\/$/, ''), token, timeoutMs }) : embeddedExchange();
}
