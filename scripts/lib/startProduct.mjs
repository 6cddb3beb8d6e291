import path from 'node:path';
import { buildCms, seedCms, startCms } from './cms.mjs';
import { install } from './install.mjs';
import { step } from './steps.mjs';
import { rebuild, watchContent } from './watchContent.mjs';

/**
 * Installs the dependencies, creates the demo content and starts the CMS.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder of the site
 * @param {{ onContent?: () => void }} [options] `onContent` is called when the demo content exists, before anything
 *   else writes to the database
 */
export async function startProduct(settings, builder, { onContent } = {}) {
  const logFolder = path.join(settings.dataDir, 'logs');
  await install(logFolder);
  // Both can run at the same time, because creating the demo content does not need a built CMS.
  await Promise.all([
    step('Build the CMS', () => buildCms(settings)),
    step('Make the demo content', () => seedCms(settings)).then(() => onContent?.()),
  ]);
  // Listen before the CMS starts, so that its first notice is not lost and sent again later.
  const siteIsBuilt = await watchContent(settings, rebuild(builder));
  const child = await step('Start the CMS', () => startCms(settings));
  return { child, siteIsBuilt };
}
