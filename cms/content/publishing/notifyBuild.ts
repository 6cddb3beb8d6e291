import type { TaskConfig } from 'payload';
import { signature } from '../../platform/builds/signature';
import { env } from '../../platform/env';

/** The builder answers before it builds. Shorter than a worker has that is told to end. */
const TIMEOUT_MS = 5000;

/**
 * Tells the site's build that public content changed. One notice waits at most: a new one takes the place of the one that waits, and none
 * is sent while another is under way, so that a thousand changes are a few notices. A failure is tried again with growing pauses.
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
        ...(env.webhookSecret && signature('notice', body, env.webhookSecret)),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      throw new Error(`The build answered ${response.status} to the notice of changes since ${input.since}`);
    }
    return { output: {} };
  },
};
