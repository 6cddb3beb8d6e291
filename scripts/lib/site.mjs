import path from 'node:path';
import { start } from '../../packages/processes/processes.mjs';
import { StepError } from '../../packages/processes/StepError.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Starts the server of the built site without waiting until it responds.
 * @param {Settings} settings
 * @param {string} folder
 * @param {{ again?: boolean }} [options] `again` appends to the existing log
 */
export function runSite(settings, folder, { again = false } = {}) {
  return start({
    name: 'site',
    command: ['node', path.join(folder, 'scripts/serve.mjs'), settings.publicDir],
    cwd: folder,
    env: { ...settings.siteEnv, PORT: String(settings.sitePort) },
    logFolder: path.join(settings.dataDir, 'logs'),
    again,
  });
}

/**
 * Starts the server that shows drafts to editors, without waiting until it responds. It uses the scripts of the built
 * site.
 * @param {Settings} settings
 * @param {string} folder
 * @param {{ again?: boolean }} [options] `again` appends to the existing log
 */
export function runPreview(settings, folder, { again = false } = {}) {
  return start({
    name: 'preview',
    command: ['node', path.join(folder, 'scripts/preview.mjs'), settings.publicDir],
    cwd: folder,
    env: { ...settings.siteEnv, PORT: String(settings.previewPort) },
    logFolder: path.join(settings.dataDir, 'logs'),
    again,
  });
}

/**
 * Starts the server of the built site and waits until it responds.
 * @param {Settings} settings
 * @param {string} folder
 */
export async function serveSite(settings, folder) {
  const { child, log } = runSite(settings, folder);
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(settings.siteUrl).catch(() => null);
    if (response) return child;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StepError(`The site does not answer at ${settings.siteUrl}`, { log });
}
