import path from 'node:path';
import { buildCms, seedCms, startCms } from './cms.mjs';
import { install } from './install.mjs';
import { step } from './steps.mjs';
import { rebuild, watchContent } from './watchContent.mjs';

/**
 * Installs what is needed and brings the CMS up with its content.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder of the site
 * @param {{ onContent?: () => void }} [options] `onContent`: called when the demo content is there and nobody writes into the database yet
 */
export async function startProduct(settings, builder, { onContent } = {}) {
  const logFolder = path.join(settings.dataDir, 'logs');
  await install(logFolder);
  // The seed needs nothing of the build.
  await Promise.all([
    step('Build the CMS', () => buildCms(settings)),
    step('Make the demo content', () => seedCms(settings)).then(() => onContent?.()),
  ]);
  // Listening before the CMS runs: no notice is refused, so none needs a retry.
  const siteIsBuilt = await watchContent(settings, rebuild(builder));
  const child = await step('Start the CMS', () => startCms(settings));
  return { child, siteIsBuilt };
}
