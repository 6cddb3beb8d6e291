import { explain } from './steps.mjs';
import { rebuild, watchContent } from './watchContent.mjs';

/**
 * Has a builder follow a CMS that runs elsewhere: it builds what changed while nothing listened, and from then on after each notice.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder
 * @returns {Promise<void>} once the first build has ended, well or not: one that failed is tried again
 */
export async function followContent(settings, builder) {
  const siteIsBuilt = await watchContent(settings, rebuild(builder));
  console.log(
    `Waiting for notices on port ${settings.webhookPort}; what is built lies in ${settings.publicDir}`,
  );
  siteIsBuilt();
  // Where nothing changed since the last run nothing else starts the process, and the first edit would wait for a whole build.
  await builder.warmUp().catch(explain);
}
