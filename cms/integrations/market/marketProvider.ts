import { env } from '../../platform/env';
import { embeddedExchange } from './exchange/embeddedExchange';
import { httpMarket } from './http';
import type { MarketProvider } from './market';

/** The provider that MARKET_URL names; without one, an exchange of our own whose figures are a demonstration. */
export function marketProvider(): MarketProvider {
  const { marketUrl: url, marketToken: token, marketTimeoutMs: timeoutMs } = env;
  return url ? httpMarket({ url, token, timeoutMs }) : embeddedExchange();
}
