import { subscribe } from 'node:diagnostics_channel';
import { env } from '../platform/env/env';
import { counter } from '../platform/metrics/registry';

/** Result of one attempt of a delivery. */
export interface Attempt {
  /** Slug of the kind of delivery. */
  target: string;
  /** `failed` is retried, `dead` is not. */
  result: 'delivered' | 'failed' | 'dead';
}

/** Channel on which `scripts/keepWorker.mjs` publishes messages of the worker in the server's process. */
const WORKER = 'cms.worker';

function count(attempts: readonly Attempt[]): void {
  const figure = counter({
    name: 'cms_outbox_attempts_total',
    help: 'Attempts of deliveries by this instance, by target and result',
    labels: ['target', 'result'],
  });
  for (const { target, result } of attempts) figure.inc({ target, result });
}

/** Counts attempts. The worker sends them to its server, whose metrics are scraped. */
export function countAttempts(attempts: readonly Attempt[]): void {
  if (env.runsJobs && process.connected) process.send?.({ attempts });
  else count(attempts);
}

/** Subscribes to attempts that the worker of this server reports. */
export function subscribeToWorker(): void {
  subscribe(WORKER, (message) => count((message as { attempts?: readonly Attempt[] }).attempts ?? []));
}
