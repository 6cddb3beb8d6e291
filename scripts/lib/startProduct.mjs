import path from 'node:path';
import { buildCms, seedCms, startCms } from './cms.mjs';
import { install } from './install.mjs';
import { step } from './steps.mjs';
import { rebuild, watchContent } from './watchContent.mjs';

/**
 * Installs dependencies and starts the CMS with its content.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder of the site
 * @param {{ onContent?: () => void }} [options] `onContent` is called when the demo content exists, before anything
 *   else writes to the database
 */
export async function startProduct(settings, builder, { onContent } = {}) {
  const logFolder = path.join(settings.dataDir, 'logs');
  await install(logFolder);
  // The seed does not need the build.
  await Promise.all([
    step('Build the CMS', () => buildCms(settings)),
    step('Make the demo content', () => seedCms(settings)).then(() => onContent?.()),
  ]);
  // Listens before the CMS starts, so that no notice needs a retry.
  const siteIsBuilt = await watchContent(settings, rebuild(builder));
  const child = await step('Start the CMS', () => startCms(settings));
  return { child, siteIsBuilt };
}
