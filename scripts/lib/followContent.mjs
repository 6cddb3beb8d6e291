import { explainFailure } from './steps.mjs';
import { rebuild, watchContent } from './watchContent.mjs';

/**
 * Builds the site from a CMS on another machine. The first build contains the changes since the last run; after that,
 * each change notice starts a build.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder
 * @returns {Promise<void>} resolves after the first build, even if it failed and will be retried
 */
export async function followContent(settings, builder) {
  const siteIsBuilt = await watchContent(settings, rebuild(builder));
  console.log(
    `Waiting for notices on port ${settings.webhookPort}. The site is built into ${settings.publicDir}`,
  );
  siteIsBuilt();
  // Start the warm build process now. If nothing has changed, nothing else starts it, and the first edit would wait for
  // a full build.
  try {
    await builder.warmUp();
    // Without incremental builds, nothing was built yet. Each build then prints its result.
    if (settings.warmBuilds) console.log('The site is built and published');
  } catch (error) {
    explainFailure(error);
  }
}
