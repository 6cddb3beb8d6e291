import './lib/useSupportedNode.mjs';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { buildFollowers } from './lib/buildFollowers.mjs';
import { runCms } from './lib/cms.mjs';
import { command } from './lib/command.mjs';
import { keepRunning } from '../packages/processes/keepRunning.mjs';
import { root } from './lib/paths.mjs';
import { requireFree } from '../packages/processes/ports.mjs';
import { DEMO_PASSWORD, readSettings } from './lib/settings.mjs';
import { runPreview, runSite, serveSite } from './lib/site.mjs';
import { startProduct } from './lib/startProduct.mjs';
import { elapsed, explainFailure, step } from './lib/steps.mjs';

// Make files that this process and its children create readable only by this user. They contain the database, uploads,
// keys and caches.
process.umask(0o077);
let ready = false;
let finishBuild = async () => {};

/** `npm start`: runs the CMS, the builder and the site on this machine. */
command(
  async () => {
    const settings = readSettings();
    const { sitePort, cmsPort, webhookPort, previewPort, cmsUrl, siteUrl, cmsEnv } = settings;
    await requireFree({
      SITE_PORT: sitePort,
      CMS_PORT: cmsPort,
      WEBHOOK_PORT: webhookPort,
      PREVIEW_PORT: previewPort,
    });
    const followers = buildFollowers(settings);
    const builder = createSiteBuilder(settings, root, followers.options);
    finishBuild = builder.finish;
    const { child: cms, siteIsBuilt } = await startProduct(settings, builder);
    await followers.serveFigures();
    await step('Build the site', () => builder.buildIfNeeded('start'));
    const site = await step('Serve the site', () => serveSite(settings, root));
    keepRunning('CMS', cms, () => runCms(settings, { again: true }).child);
    keepRunning('site', site, () => runSite(settings, root, { again: true }).child);
    // Start the preview without waiting for it. It reports itself when it is ready.
    keepRunning(
      'preview',
      runPreview(settings, root).child,
      () => runPreview(settings, root, { again: true }).child,
    );
    // Print only the demo's public password. A password that an operator chose must not appear in logs.
    const password = cmsEnv.DEMO_ADMIN_PASSWORD === DEMO_PASSWORD ? ` / ${DEMO_PASSWORD}` : '';
    console.log(`
Ready after ${elapsed()}.
  Site    ${siteUrl}
  English ${siteUrl}/en/
  Admin   ${cmsUrl}/admin   ${cmsEnv.DEMO_ADMIN_EMAIL}${password}
What editors publish is on the site in seconds. A part that dies is started again. Ctrl-C stops everything.`);
    ready = true;
    siteIsBuilt();
    await builder.warmUp().catch(explainFailure);
  },
  // Once the product is ready, stopping it with a signal is normal, so the exit code is 0.
  { onSignal: (code) => (ready ? 0 : code), finish: () => finishBuild() },
);
