import { subscribe } from 'node:diagnostics_channel';
import { env } from '../platform/env';
import { counter } from '../platform/figures/registry';

/** What became of an attempt of a delivery. */
export interface Attempt {
  /** Where it goes: the slug of the kind of delivery. */
  target: string;
  /** `failed` is tried again, `dead` is not. */
  result: 'delivered' | 'failed' | 'dead';
}

/** Where `scripts/keepWorker.mjs` hands on what the worker says, in the server's process. */
const WORKER = 'cms.worker';

function count(attempts: readonly Attempt[]): void {
  const figure = counter({
    name: 'cms_outbox_attempts_total',
    help: 'Attempts of deliveries by this instance, by target and result',
    labels: ['target', 'result'],
  });
  for (const { target, result } of attempts) figure.inc({ target, result });
}

/** Counts attempts; those of the worker among the figures of its server, which is asked for them. */
export function noteAttempts(attempts: readonly Attempt[]): void {
  if (env.runsJobs && process.connected) process.send?.({ attempts });
  else count(attempts);
}

/** Counts from now on what the worker of this server tells of. */
export function hearWorker(): void {
  subscribe(WORKER, (message) => count((message as { attempts?: readonly Attempt[] }).attempts ?? []));
}
