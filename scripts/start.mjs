import path from 'node:path';
import { buildCms, seedCms, startCms } from './lib/cms.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { requireFree } from './lib/ports.mjs';
import { stopAll } from './lib/processes.mjs';
import { readSettings } from './lib/settings.mjs';
import { buildSiteIfNeeded, serveSite } from './lib/site.mjs';
import { elapsed, explain, step } from './lib/steps.mjs';
import { watchContent } from './lib/watchContent.mjs';

/** `npm start`: the whole product on this machine. */
async function main() {
  const settings = readSettings();
  const { sitePort, cmsPort, webhookPort, cmsUrl, siteUrl, cmsEnv } = settings;
  await requireFree({ SITE_PORT: sitePort, CMS_PORT: cmsPort, WEBHOOK_PORT: webhookPort });
  await step('Install what is missing', () => install(path.join(settings.dataDir, 'logs')));
  await step('Build the CMS', () => buildCms(settings));
  const cms = await step('Start the CMS', () => startCms(settings));
  await step('Make the demo content', () => seedCms(settings));
  await step('Build the site', () => buildSiteIfNeeded(settings, root));
  const site = await step('Serve the site', () => serveSite(settings, root));
  await watchContent(settings, root);
  for (const [name, child] of Object.entries({ CMS: cms, site })) {
    child.once('exit', (code) =>
      end(1, `The ${name} ended by itself (${code}). Its log is in ${path.join(settings.dataDir, 'logs')}.`),
    );
  }
  console.log(`
Ready after ${elapsed()}.
  Site    ${siteUrl}
  English ${siteUrl}/en/
  Admin   ${cmsUrl}/admin   ${cmsEnv.DEMO_ADMIN_EMAIL} / ${cmsEnv.DEMO_ADMIN_PASSWORD}
What editors publish is on the site in seconds. Ctrl-C stops everything.`);
}

let ending = false;

/**
 * @param {number} code
 * @param {string} [message]
 */
async function end(code, message) {
  if (ending) return;
  ending = true;
  if (message) console.error(message);
  await stopAll();
  process.exit(code);
}

process.once('SIGINT', () => end(0));
process.once('SIGTERM', () => end(0));
main().catch((error) => {
  explain(error);
  return end(1);
});
