import { onEachNewDay } from './israelDay.mjs';
import { oneAtATime } from './rebuildOnPublish.mjs';
import { startReceiver } from './receiver.mjs';
import { seconds } from '../../packages/processes/seconds.mjs';
import { explainFailure } from './steps.mjs';

/** Delays in milliseconds before a failed build is retried. They double up to the maximum. */
const PAUSES = { first: 30_000, most: 600_000 };

/**
 * Listens for published changes and new days, because pages compare dates with the present. Postpones them until the
 * site exists. Merges changes that arrive close together or during a build.
 * @param {import('./settings.mjs').Settings} settings
 * @param {(ask: () => void) => Promise<void>} follow must not throw; it may request another call
 * @returns {Promise<() => void>} call it when the site exists
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
 * Builds the site after a change and reports it. Retries a failed build, because the CMS may have been unavailable.
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder
 * @returns {(ask: () => void) => Promise<void>} to call for each change
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
      explainFailure(error);
      console.error(
        `The site stays as it was; the next change builds it again, or ${seconds(pause)} from now.`,
      );
      timer = setTimeout(ask, pause).unref();
      pause = Math.min(pause * 2, PAUSES.most);
    }
  };
}
