import { explain, seconds } from './steps.mjs';
import { buildSite } from './site.mjs';
import { oneAtATime, rebuildOnPublish } from './rebuildOnPublish.mjs';

/**
 * Rebuilds the site whenever editors publish something.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} folder
 */
export function watchContent(settings, folder) {
  const build = async () => {
    const report = await buildSite(settings, folder).catch((error) => {
      explain(error);
      console.error('The site stays as it was; the next change builds it again.');
    });
    if (report)
      console.log(
        `↻ rebuilt in ${seconds(report.seconds * 1000)}, ${report.pages} ${report.pages === 1 ? 'page' : 'pages'} written`,
      );
  };
  const secret = settings.cmsEnv.BUILD_WEBHOOK_SECRET ?? '';
  return rebuildOnPublish({ port: settings.webhookPort, secret, onChange: oneAtATime(build) });
}
