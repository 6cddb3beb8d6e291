import { oneAtATime, rebuildOnPublish } from './rebuildOnPublish.mjs';
import { buildSiteIfNeeded } from './site.mjs';
import { explain, seconds } from './steps.mjs';

/**
 * Listens for what editors publish. Nothing is built until the site has been built once: what is published before, or
 * during that build, is made up for then.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} folder
 * @returns {Promise<() => void>} call it when the site is built: from then on each change builds it again
 */
export async function watchContent(settings, folder) {
  const build = async () => {
    try {
      const report = await buildSiteIfNeeded(settings, folder);
      if (report !== 'skipped')
        console.log(
          `↻ rebuilt in ${seconds(report.seconds * 1000)}, ${report.pages} ${report.pages === 1 ? 'page' : 'pages'} written`,
        );
    } catch (error) {
      explain(error);
      console.error('The site stays as it was; the next change builds it again.');
    }
  };
  const ask = oneAtATime(build);
  let built = false;
  const secret = settings.cmsEnv.BUILD_WEBHOOK_SECRET ?? '';
  await rebuildOnPublish({ port: settings.webhookPort, secret, onChange: () => built && ask() });
  return () => {
    built = true;
    ask();
  };
}
