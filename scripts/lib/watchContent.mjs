import { onEachNewDay } from './israelDay.mjs';
import { oneAtATime } from './rebuildOnPublish.mjs';
import { startReceiver } from './receiver.mjs';
import { seconds } from '../../packages/processes/seconds.mjs';
import { explain } from './steps.mjs';

/** Pause before a build that failed is tried again, which doubles up to the most. In milliseconds. */
const PAUSES = { first: 30_000, most: 600_000 };

/**
 * Listens for what editors publish, and follows each new day as it follows a notice: pages compare dates of the content with it. Nothing is done until the site is there: what is published before is made up for then.
 * Notices that come close together, or while one is being followed, are followed once.
 * @param {import('./settings.mjs').Settings} settings
 * @param {(ask: () => void) => Promise<void>} follow must not throw; it may ask to be called again
 * @returns {Promise<() => void>} call it when the site is there
 */
export async function watchContent(settings, follow) {
  const ask = oneAtATime(() => follow(ask));
  let ready = false;
  await startReceiver(settings, () => ready && ask());
  return () => {
    ready = true;
    onEachNewDay(ask);
    ask();
  };
}

/**
 * Builds the site after a change, and says so. A build that fails is tried again: the CMS may have been away just then.
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder
 * @returns {(ask: () => void) => Promise<void>} to be called for each change
 */
export function rebuild(builder) {
  let pause = PAUSES.first;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return async (ask) => {
    clearTimeout(timer);
    try {
      const report = await builder.buildIfNeeded('change');
      pause = PAUSES.first;
      if (report === 'skipped') return;
      const pages = `${report.pages} ${report.pages === 1 ? 'page' : 'pages'} written`;
      console.log(
        `↻ rebuilt in ${seconds(report.seconds * 1000)} (${report.warm ? 'warm' : 'cold'}), ${pages}`,
      );
    } catch (error) {
      explain(error);
      console.error(
        `The site stays as it was; the next change builds it again, or ${seconds(pause)} from now.`,
      );
      timer = setTimeout(ask, pause).unref();
      pause = Math.min(pause * 2, PAUSES.most);
    }
  };
}
