import { getPayload } from 'payload';
import { runOutbox } from './outbox/runOutbox';
import config from './payload.config';
import { runPromptly } from './platform/jobs/runPromptly';
import { isJobRunner } from './platform/jobs/isJobRunner';

/** How long attempts in progress may take when the worker ends. */
const TIMEOUT_MS = 8000;

/**
 * Background process of the CMS, which runs deliveries and the job queue so that visitors never wait for
 * them.
 * `scripts/keepWorker.mjs` starts it. It ends with the server or on request; the next worker continues
 * unfinished work.
 */
async function main(): Promise<void> {
  const payload = await getPayload({ config, cron: true });
  const outbox = runOutbox(payload);
  const notices = runPromptly(payload, { queue: 'build', mayRun: isJobRunner });
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    for (const cron of payload.crons) cron.stop();
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    void Promise.all([outbox.stop(), notices.stop()]).then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('disconnect', end);
  // The server may have ended during the start.
  if (process.connected === false) end();
  process.send?.('ready');
  process.on('unhandledRejection', (err) => payload.logger.error({ err, msg: 'A background task failed' }));
}

void main();
