import './lib/useSupportedNode.mjs';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { buildFollowers } from './lib/buildFollowers.mjs';
import { followContent } from './lib/followContent.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { requireFree } from '../packages/processes/ports.mjs';
import { readSettings } from './lib/settings.mjs';

// Secrets and caches are this user's alone.
process.umask(0o077);

/**
 * `npm run builder`: builds the site of a CMS that runs elsewhere, after each notice of the CMS, and brings it to SITE_BUCKET. A build that
 * fails, as while the CMS is away, is tried again.
 */
command(async () => {
  const settings = readSettings();
  await requireFree({ WEBHOOK_PORT: settings.webhookPort });
  const followers = buildFollowers(settings);
  await followers.serveFigures();
  await followContent(settings, createSiteBuilder(settings, root, followers.options));
});
