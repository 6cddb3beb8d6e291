import { onEachNewDay } from './israelDay.mjs';
import { oneAtATime } from './rebuildOnPublish.mjs';
import { startReceiver } from './receiver.mjs';
import { seconds } from '../../packages/processes/seconds.mjs';
import { explainFailure } from './steps.mjs';

/**
 * Pauses in milliseconds before a failed build is retried. Each pause is twice as long as the previous one, up to the
 * maximum.
 */
const RETRY_DELAYS = { first: 30_000, most: 600_000 };

/**
 * @typedef {object} Follower
 * @property {(ask: () => void) => Promise<void>} follow called for changes; must not throw; it may call `ask` to be
 *   called again
 * @property {() => void} [hurry] called when a change arrives while `follow` is running and has to wait
 */

/**
 * Starts to listen for published changes. Also reacts to each new day, because some pages compare dates with the
 * current date. Nothing is built until the site exists. Changes that arrive close together, or during a build, are
 * handled by one build.
 * @param {import('./settings.mjs').Settings} settings
 * @param {Follower} follower
 * @returns {Promise<() => void>} function to call when the site exists
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
 * Returns a follower that builds the site after a change and prints the result. It retries a failed build, because the
 * CMS may have been unavailable.
 * @param {import('../../packages/gatsby-builder/siteBuilder.mjs').SiteBuilder} builder
 * @returns {Follower}
 */
export function rebuild(builder) {
  let pause = RETRY_DELAYS.first;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Follower['follow']} */
  const follow = async (ask) => {
    clearTimeout(timer);
    try {
      const report = await builder.buildIfNeeded('change');
      pause = RETRY_DELAYS.first;
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
      pause = Math.min(pause * 2, RETRY_DELAYS.most);
    }
  };
  return { follow, hurry: builder.hurry };
}
