import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '../env/env';
import type { Handler } from '../http/route';
import type { Chore } from '../parts/part';
import { registry } from './registry';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares the tokens in constant time, so that response times do not reveal how much of a guess is right. */
const isToken = (header: string | null, token: string): boolean =>
  timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));

/**
 * Handles `GET /web/metrics`. Returns the metrics of this instance in Prometheus' text format. Responds with 404 if
 * METRICS_TOKEN is not set, and with 401 if the token is wrong. If the database cannot be read, its metrics are
 * omitted; `/web/health/ready` reports that failure.
 */
export const metrics: Handler = async (request, { payload }) => {
  if (!env.metricsToken) return Response.json({ error: 'Not found' }, { status: 404 });
  if (!isToken(request.headers.get('Authorization'), env.metricsToken))
    return Response.json(
      { error: 'Unauthorized' },
      { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
    );
  for (const read of (payload.config.custom as { figures: readonly Chore[] }).figures)
    await read(payload).catch((err: unknown) => {
      payload.logger.error({ err, msg: `Figures: ${read.name} failed` });
    });
  return new Response(await registry().metrics(), {
    headers: { 'Content-Type': registry().contentType, 'Cache-Control': 'no-store' },
  });
};
