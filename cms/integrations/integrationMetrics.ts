import type { Payload } from 'payload';
import { gauge } from '../platform/metrics/registry';
import { integrations } from './integrations.gen';

/** Runs the health check of each integration with an external system, and records the results as metrics. */
export async function integrationMetrics(payload: Payload): Promise<void> {
  const up = gauge({
    name: 'cms_integration_up',
    help: 'Whether the server of an outside system accepts connections',
    labels: ['integration'],
  });
  await Promise.all(
    Object.entries(integrations).map(async ([integration, { check }]) => {
      if (!check) return;
      try {
        await check();
        up.set({ integration }, 1);
      } catch (err) {
        payload.logger.warn({ err, msg: `Integration ${integration}: the outside system cannot be reached` });
        up.set({ integration }, 0);
      }
    }),
  );
}
