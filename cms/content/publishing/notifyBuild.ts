import type { TaskConfig } from 'payload';
import { signatureHeaders } from '../../platform/builds/signatureHeaders';
import { env } from '../../platform/env/env';

/**
 * The builder responds before it builds, so a short timeout is enough. It must be shorter than the time that a worker
 * has to shut down.
 */
const TIMEOUT_MS = 5000;

/**
 * Notifies the site's build of public changes. At most one notice is being sent and one is waiting, so a thousand
 * changes cause only a few notices. Failed notices are retried with exponential backoff.
 */
export const notifyBuild: TaskConfig<'notifyBuild'> = {
  slug: 'notifyBuild',
  inputSchema: [{ name: 'since', type: 'text', required: true }],
  concurrency: { key: () => 'notifyBuild', exclusive: true, supersedes: true },
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 2000 } },
  handler: async ({ input }) => {
    if (!env.webhookUrl || !input) return { output: {} };
    const body = JSON.stringify(input);
    const response = await fetch(env.webhookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(env.webhookToken && { Authorization: env.webhookToken }),
        ...(env.webhookSecret && signatureHeaders('notice', body, env.webhookSecret)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      throw new Error(
        `The builder answered ${response.status} to the notice of changes since ${input.since}`,
      );
    }
    return { output: {} };
  },
};
