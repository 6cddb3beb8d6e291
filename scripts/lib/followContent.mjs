import { explainFailure } from './steps.mjs';
import { rebuild, watchContent } from './watchContent.mjs';

/**
 * Makes a builder follow a CMS on another machine: it builds changes since its last run, then after each notice.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder
 * @returns {Promise<void>} resolves after the first build, even a failed one, which is retried
 */
export async function followContent(settings, builder) {
  const siteIsBuilt = await watchContent(settings, rebuild(builder));
  console.log(
    `Waiting for notices on port ${settings.webhookPort}. The site is built into ${settings.publicDir}`,
  );
  siteIsBuilt();
  // Without changes nothing else starts the process, and the first edit would wait for a full build.
  await builder.warmUp().catch(explainFailure);
}
