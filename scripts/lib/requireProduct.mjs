import { StepError } from '../../packages/processes/StepError.mjs';

/**
 * Checks that the product is running.
 * @param {{ siteUrl: string, cmsUrl: string }} settings
 * @throws {StepError} if the site or the CMS does not answer
 */
export async function requireProduct({ siteUrl, cmsUrl }) {
  for (const url of [siteUrl, cmsUrl]) {
    const isRunning = await fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (!isRunning)
      throw new StepError(`Nothing answers at ${url}`, { advice: 'start the product first: npm start' });
  }
}
