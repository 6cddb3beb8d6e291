import { oneAtATime } from './rebuildOnPublish.mjs';
import { startReceiver } from './receiver.mjs';
import { buildSiteIfNeeded } from './site.mjs';
import { explain, seconds } from './steps.mjs';

/**
 * Listens for what editors publish. Nothing is done until the site is there: what is published before is made up for then.
 * Notices that come close together, or while one is being followed, are followed once.
 * @param {import('./settings.mjs').Settings} settings
 * @param {() => Promise<void>} follow must not throw
 * @returns {Promise<() => void>} call it when the site is there
 */
export async function watchContent(settings, follow) {
  const ask = oneAtATime(follow);
  let ready = false;
  await startReceiver(settings, () => ready && ask());
  return () => {
    ready = true;
    ask();
  };
}

/**
 * Builds the site after a change, and says so.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} folder
 */
export async function rebuild(settings, folder) {
  try {
    const report = await buildSiteIfNeeded(settings, folder);
    if (report === 'skipped') return;
    const pages = `${report.pages} ${report.pages === 1 ? 'page' : 'pages'} written`;
    console.log(`↻ rebuilt in ${seconds(report.seconds * 1000)}, ${pages}`);
  } catch (error) {
    explain(error);
    console.error('The site stays as it was; the next change builds it again.');
  }
}
