import { counter, histogram } from '../platform/metrics/registry';

/**
 * Records metrics of a request to a form: its result and duration.
 * @param form name of the form
 * @param result `accepted`, `replayed` (the stored response of the same key), code of a rejection, or `notStored`
 * @param seconds duration
 */
export function recordIntakeMetrics(form: string, result: string, seconds: number): void {
  counter({
    name: 'cms_intake_requests_total',
    help: 'Requests to forms, by form and result',
    labels: ['form', 'result'],
  }).inc({ form, result });
  histogram({
    name: 'cms_intake_seconds',
    help: 'Time until a request to a form was answered',
    labels: ['form'],
  }).observe({ form }, seconds);
}
