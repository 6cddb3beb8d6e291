import { subscribe } from 'node:diagnostics_channel';
import { env } from '../platform/env/env';
import { counter } from '../platform/metrics/registry';

/** Result of one attempt of a delivery. */
export interface Attempt {
  /** Slug of the delivery kind. */
  target: string;
  /** A `failed` delivery will be retried; a `dead` one will not. */
  result: 'delivered' | 'failed' | 'dead';
}

/**
 * Channel on which `scripts/keepWorker.mjs`, which runs in the server's process, publishes messages from the worker.
 */
const WORKER = 'cms.worker';

function count(attempts: readonly Attempt[]): void {
  const figure = counter({
    name: 'cms_outbox_attempts_total',
    help: 'Attempts of deliveries by this instance, by target and result',
    labels: ['target', 'result'],
  });
  for (const { target, result } of attempts) figure.inc({ target, result });
}

/**
 * Counts delivery attempts in the metrics. A worker process sends them to its server instead, because only the server's
 * metrics are scraped.
 */
export function countAttempts(attempts: readonly Attempt[]): void {
  if (env.runsJobs && process.connected) process.send?.({ attempts });
  else count(attempts);
}

/** Makes the server count the attempts that its worker process reports. */
export function subscribeToWorker(): void {
  subscribe(WORKER, (message) => count((message as { attempts?: readonly Attempt[] }).attempts ?? []));
}
