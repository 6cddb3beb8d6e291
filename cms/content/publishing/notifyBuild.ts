import type { TaskConfig } from 'payload';
import { signatureHeaders } from '../../platform/builds/signatureHeaders';
import { env } from '../../platform/env/env';

/** The builder responds before it builds. Shorter than the shutdown time of a worker. */
const TIMEOUT_MS = 5000;

/**
 * Notifies the site's build of public changes. At most one notice waits and one is being sent, so a thousand changes
 * cause few notices. Retries with exponential backoff.
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
