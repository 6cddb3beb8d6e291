import './lib/useSupportedNode.mjs';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { buildFollowers } from './lib/buildFollowers.mjs';
import { followContent } from './lib/followContent.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { requireFree } from '../packages/processes/ports.mjs';
import { readSettings } from './lib/settings.mjs';

// Make files that this process creates readable only by this user, because they contain secrets and cached content.
process.umask(0o077);
let finishBuild = async () => {};

/**
 * `npm run builder`: builds the site for a CMS on another machine and publishes it to SITE_BUCKET. Each change notice
 * of the CMS starts a build. A failed build is retried.
 */
command(
  async () => {
    const settings = readSettings();
    await requireFree({ WEBHOOK_PORT: settings.webhookPort });
    const followers = buildFollowers(settings);
    await followers.serveFigures();
    const builder = createSiteBuilder(settings, root, followers.options);
    finishBuild = builder.finish;
    await followContent(settings, builder);
  },
  { finish: () => finishBuild() },
);
