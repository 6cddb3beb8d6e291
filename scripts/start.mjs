import './lib/requireNode.mjs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { requireFree } from './lib/ports.mjs';
import { readSettings } from './lib/settings.mjs';
import { buildSiteIfNeeded, serveSite } from './lib/site.mjs';
import { startProduct } from './lib/startProduct.mjs';
import { elapsed, step } from './lib/steps.mjs';

let ready = false;

/** `npm start`: the whole product on this machine. */
command(
  async (end) => {
    const settings = readSettings();
    const { sitePort, cmsPort, webhookPort, dataDir, cmsUrl, siteUrl, cmsEnv } = settings;
    await requireFree({ SITE_PORT: sitePort, CMS_PORT: cmsPort, WEBHOOK_PORT: webhookPort });
    const { child: cms, siteIsBuilt } = await startProduct(settings, root);
    await step('Build the site', () => buildSiteIfNeeded(settings, root));
    const site = await step('Serve the site', () => serveSite(settings, root));
    for (const [name, child] of Object.entries({ CMS: cms, site })) {
      child.once('exit', (code) =>
        end(1, `The ${name} ended by itself (${code}). Its log is in ${path.join(dataDir, 'logs')}.`),
      );
    }
    console.log(`
Ready after ${elapsed()}.
  Site    ${siteUrl}
  English ${siteUrl}/en/
  Admin   ${cmsUrl}/admin   ${cmsEnv.DEMO_ADMIN_EMAIL} / ${cmsEnv.DEMO_ADMIN_PASSWORD}
What editors publish is on the site in seconds. Ctrl-C stops everything.`);
    ready = true;
    siteIsBuilt();
  },
  // Stopping what runs is how it is meant to end.
  { onSignal: (code) => (ready ? 0 : code) },
);
