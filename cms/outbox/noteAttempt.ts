import { counter } from '../platform/figures/registry';

/**
 * Counts one attempt of a delivery.
 * @param kind where it goes: the slug of the kind of delivery
 * @param result `failed` is tried again, `dead` is not
 */
export function noteAttempt(kind: string, result: 'delivered' | 'failed' | 'dead'): void {
  counter({
    name: 'cms_outbox_attempts_total',
    help: 'Attempts of deliveries by this instance, by target and result',
    labels: ['target', 'result'],
  }).inc({ target: kind, result });
}
