import { once } from 'node:events';
import path from 'node:path';
import { keepRunning } from '../../packages/processes/keepRunning.mjs';
import { root } from './paths.mjs';
import { start } from '../../packages/processes/processes.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';

/**
 * Starts the process that receives the CMS's notices, and restarts it if it ends.
 * @param {import('./settings.mjs').Settings} settings
 * @param {() => void} onChange called for each notice. It is also called after a restart, because a notice may have
 *   been lost meanwhile.
 * @throws {StepError} if the process does not start listening
 */
export async function startReceiver({ webhookPort, cmsEnv, dataDir }, onChange) {
  const run = (again = false) => {
    const { child, log } = start({
      name: 'webhook',
      command: ['node', path.join(root, 'scripts/receive.mjs')],
      cwd: root,
      env: { ...cmsEnv, WEBHOOK_PORT: String(webhookPort) },
      logFolder: path.join(dataDir, 'logs'),
      messages: true,
      again,
    });
    child.on('message', (message) => {
      if (message === 'changed' || again) onChange();
    });
    return { child, log };
  };
  const { child, log } = run();
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (ready[0] !== 'listening') throw new StepError('The receiver of notices did not start', { log });
  keepRunning('receiver of notices', child, () => run(true).child);
}
