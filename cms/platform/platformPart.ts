import { z } from 'zod';
import { removeUntouched } from './editing/discardUntouched';
import { Services } from './accounts/Services';
import { diskMetrics } from './metrics/diskMetrics';
import { metrics } from './metrics/metrics';
import { health, live, ready } from './http/health';
import type { AnswerDocs, Handler, Route } from './http/route';
import type { Part } from './parts/part';

const answer = (description: string, status: 'ok' | 'unavailable'): AnswerDocs => ({
  description,
  schema: z.object({ status: z.literal(status) }),
});

const healthRoute = (path: string, handler: Handler, summary: string, otherwise?: string): Route => {
  const well = { 200: answer('Yes', 'ok') };
  const answers = otherwise ? { ...well, 503: answer(otherwise, 'unavailable') } : well;
  return { method: 'GET', path, handler, docs: { summary, answers } };
};

/** CMS part with the platform: service accounts, health checks, metrics and cleanup. */
export const platformPart: Part = {
  collections: [Services],
  chores: [removeUntouched],
  figures: [diskMetrics],
  routes: [
    healthRoute('/web/health', health, 'Health of the CMS and its database', 'The database does not answer'),
    healthRoute('/web/health/live', live, 'Health of the process'),
    healthRoute(
      '/web/health/ready',
      ready,
      'Readiness of this instance for requests',
      'The database does not answer or lacks a migration, or the instance is about to end',
    ),
    {
      method: 'GET',
      path: '/web/metrics',
      handler: metrics,
      docs: {
        summary: 'Metrics of this instance in Prometheus’ text format',
        headers: { Authorization: 'Bearer with METRICS_TOKEN' },
        answers: {
          200: { description: 'The metrics as text' },
          401: { description: 'Wrong token', schema: z.object({ error: z.string() }) },
          404: { description: 'METRICS_TOKEN is not set', schema: z.object({ error: z.string() }) },
        },
      },
    },
  ],
};
