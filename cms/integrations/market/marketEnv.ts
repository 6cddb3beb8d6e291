import { address, count, integrationEnv, text } from '../../platform/env/variables';

export const marketEnv = integrationEnv(
  'The provider of market data (stocks, bonds). Without it, an embedded exchange gives invented figures (docs/explanation/market-data.md).',
  {
    url: address('MARKET_URL', 'Its address.'),
    token: text('MARKET_TOKEN', 'Key of our account.'),
    timeoutMs: count('MARKET_TIMEOUT_MS', 5000, 'Timeout in ms.'),
    intervalMs: count(
      'MARKET_INTERVAL_MS',
      60_000,
      'Pause in ms between two equal questions (the board, a graph of one security), for all visitors and instances together.',
    ),
  },
);
