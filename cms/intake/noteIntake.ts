import { counter, histogram } from '../platform/figures/registry';

/**
 * Counts one request to a form.
 * @param form name of the form
 * @param result `accepted`, `replayed` (the answer of an earlier request with the same key), the code of a refusal, or `notStored`
 * @param seconds how long it took
 */
export function noteIntake(form: string, result: string, seconds: number): void {
  counter({
    name: 'cms_intake_requests_total',
    help: 'Requests to forms, by form and by what became of them',
    labels: ['form', 'result'],
  }).inc({ form, result });
  histogram({
    name: 'cms_intake_seconds',
    help: 'Time until a request to a form was answered',
    labels: ['form'],
  }).observe({ form }, seconds);
}
