import { onEachNewDay } from './israelDay.mjs';
import { oneAtATime } from './rebuildOnPublish.mjs';
import { startReceiver } from './receiver.mjs';
import { seconds } from '../../packages/processes/seconds.mjs';
import { explainFailure } from './steps.mjs';

/** Delays in milliseconds before a failed build is retried. They double up to the maximum. */
const PAUSES = { first: 30_000, most: 600_000 };

/**
 * @typedef {object} Follower
 * @property {(ask: () => void) => Promise<void>} follow called for changes; must not throw; it may request another call
 * @property {() => void} [hurry] called when a change waits for `follow` to end
 */

/**
 * Listens for published changes and new days, because pages compare dates with the present. Postpones them until the
 * site exists. Merges changes that arrive close together or during a build.
 * @param {import('./settings.mjs').Settings} settings
 * @param {Follower} follower
 * @returns {Promise<() => void>} call it when the site exists
 */
export async function watchContent(settings, { follow, hurry }) {
  const ask = oneAtATime(() => follow(ask), { ...(hurry && { onWaiting: hurry }) });
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
 * @returns {Follower}
 */
export function rebuild(builder) {
  let pause = PAUSES.first;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Follower['follow']} */
  const follow = async (ask) => {
    clearTimeout(timer);
    try {
      const report = await builder.buildIfNeeded('change');
      pause = PAUSES.first;
      if (report === 'skipped') return;
      const left = report.left ? `, ${report.left} left` : '';
      const pages = `${report.pages} ${report.pages === 1 ? 'page' : 'pages'} written${left}`;
      console.log(
        `↻ rebuilt in ${seconds(report.seconds * 1000)} (${report.warm ? 'warm' : 'cold'}), ${pages}`,
      );
    } catch (error) {
      explainFailure(error);
      console.error(
        `The change is not on the site, or only on some pages. It is built again after the next change, or in ${seconds(pause)}.`,
      );
      timer = setTimeout(ask, pause).unref();
      pause = Math.min(pause * 2, PAUSES.most);
    }
  };
  return { follow, hurry: builder.hurry };
}
