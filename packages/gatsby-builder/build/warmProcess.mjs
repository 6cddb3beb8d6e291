import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { stopWhenSilent, start, stop } from '../../processes/processes.mjs';

/**
 * Time limit of a build phase, to which the limit of its pages is added. An incremental build takes a second or two, so
 * a phase that exceeds the limit is stuck.
 */
const PHASE_MS = 60_000;
/** Additional time per page in the limit of a phase. It is several times what a page takes in the slowest phase. */
const PAGE_MS = 50;
/**
 * Size of V8's young generation in MB. Most objects that a page needs while it is written are short-lived. They are
 * cheap to collect if they are not promoted to the old generation. In a build of 500 pages, garbage collection took a
 * sixth of the time with the default size and a twentieth with this one. It is set in `NODE_OPTIONS` instead of an
 * argument, because Gatsby's worker threads reject the argument.
 */
const YOUNG_GENERATION_SIZE = '--max-semi-space-size=64';
/** Niceness of build processes: a lower priority, so that the CMS and the site get processor time first. */
export const BUILD_NICE = constants.priority.PRIORITY_BELOW_NORMAL;
/**
 * Size of the libuv thread pool, twice the default. Otherwise the files of a batch would wait until the previous batch
 * is compressed.
 */
const THREADS = '8';
const ENTRY = path.join(import.meta.dirname, 'warmChild.mjs');

/** @typedef {import('../gatsby/bootGatsby.mjs').Change} Change */
/** @typedef {import('../gatsby/guardGatsby.mjs').DocumentFault} DocumentFault */
/** @typedef {Record<string, number>} Phases milliseconds by phase */
/**
 * @typedef {{ trusted: boolean | null, touched: string[], changes: Change[], memory: number, faults?: DocumentFault[]
 *   }} Ready Result of the first build. `trusted`: whether a build without changes wrote nothing; null if edits
 *   disturbed every check, so that the next build repeats it
 */
/** @typedef {import('../publish/publishFolder.mjs').FileChanges} FileChanges */
/**
 * @typedef {{ pages: number, deleted: number, queries: number, left?: number, isPartial?: boolean, changes: Change[], files: FileChanges,
 *   memory: number, phases: Phases, faults?: DocumentFault[], saved: Promise<boolean> }} Built Result of a batch.
 *   `left`: number of pages that later batches build; `isPartial`: another batch must follow, which may only write the
 *   files that list all pages; `saved` resolves when the process can build again, with whether
 *   Gatsby's state was saved, and throws {@link WarmProcessEnded}
 */

/**
 * Messages from the child process: see `warmChild.mjs`.
 * @typedef {{ type: 'phase', phase: string, pages?: number } | { type: 'ready' } & Ready | { type: 'built' } &
 *   Omit<Built, 'phases' | 'saved'> | { type: 'saved', isSaved?: boolean } | { type: 'cold', why: string }} Message
 */

/**
 * Messages to the child process.
 * @typedef {{ type: 'build' | 'resume', runsAhead: boolean } | { type: 'hurry' }} Order
 */

/** Thrown when the child process ended or exceeded a time limit. */
export class WarmProcessEnded extends Error {}

/**
 * @typedef {object} WarmProcess
 * @property {Promise<Ready>} ready resolves after the first build; throws {@link WarmProcessEnded}
 * @property {string} log
 * @property {(options?: { resumes?: boolean, runsAhead?: boolean }) => Promise<Built | { cold: string }>} build builds
 *   a batch of changed pages; with `resumes`, the next batch of the same changes. With `runsAhead`, the process may
 *   render the next batch before the next call, so the caller may publish only the reported files. Throws {@link
 *   WarmProcessEnded}
 * @property {() => void} hurry renders no further batch ahead until the next `build`
 * @property {() => Promise<boolean>} end ends the process after the batch in progress; resolves with whether Gatsby's
 *   state is saved
 * @property {() => boolean} isAlive
 */

/**
 * Starts a child process that builds the site and stays alive for incremental builds.
 * @param {object} options
 * @param {import('../siteBuilder.mjs').BuilderSettings} options.settings
 * @param {string} options.folder a checkout
 * @param {readonly string[]} options.kept command-line arguments of `warmChild.mjs`
 * @param {boolean} options.repair whether the previous build was interrupted
 * @param {string} [options.entry] script to run instead of `warmChild.mjs`, for tests
 * @param {number} [options.timeoutMs] time limit of a build phase in milliseconds, for tests
 * @param {number} options.silentMs time without output, in milliseconds, after which the first build is ended
 * @returns {WarmProcess}
 */
export function startWarmProcess({
  settings,
  folder,
  kept,
  repair,
  entry = ENTRY,
  timeoutMs = PHASE_MS,
  silentMs,
}) {
  const { child, log } = start({
    name: 'site-build',
    command: ['node', entry, ...kept, ...(repair ? ['repair'] : [])],
    cwd: folder,
    env: {
      ...settings.siteEnv,
      CI: 'true',
      NO_COLOR: '1',
      UV_THREADPOOL_SIZE: THREADS,
      NODE_OPTIONS: `${settings.siteEnv.NODE_OPTIONS ?? ''} ${YOUNG_GENERATION_SIZE}`.trim(),
    },
    logFolder: path.join(settings.dataDir, 'logs'),
    messages: true,
    nice: BUILD_NICE,
  });
  let clock = phaseClock();
  /** Starts the timeout of a phase and cancels that of the previous phase. It is replaced in each build. */
  let restart = (/** @type {string} */ _phase, /** @type {number} */ _pages) => {};
  /** Phase durations of the current build. */
  let phases = /** @type {Phases} */ ({});
  child.on('message', (/** @type {Message} */ message) => {
    if (message.type === 'built') phases = clock.end();
    if (message.type !== 'phase') return;
    clock.begin(message.phase);
    restart(message.phase, message.pages ?? 0);
  });
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    // Messages that the process sent last can arrive after its `exit` event, so wait until the channel is closed.
    if (child.connected) await once(child, 'disconnect');
    throw new WarmProcessEnded(`The builder process ended unexpectedly (${signal ?? code})`);
  });
  // The next build reports this error. If no build follows, it can be ignored.
  ended.catch(() => {});

  /**
   * Waits for the next message of one of these types.
   * @template {Message['type']} Type
   * @param {readonly Type[]} types
   * @returns {Promise<Extract<Message, { type: Type }>>}
   */
  const answer = (types) =>
    Promise.race([
      ended,
      new Promise((resolve) => {
        const listen = (/** @type {Message} */ message) => {
          if (!types.some((type) => type === message.type)) return;
          child.off('message', listen);
          resolve(/** @type {Extract<Message, { type: Type }>} */ (message));
        };
        child.on('message', listen);
      }),
    ]);
  const order = (/** @type {Order} */ message) => {
    if (child.connected) child.send(message);
  };
  const ready = answer(['ready']);
  const leave = stopWhenSilent(child, silentMs, () =>
    console.error(`The first build of the process printed nothing for ${silentMs / 1000} s and was ended`),
  );
  ready.then(leave, leave);

  return {
    ready,
    log,
    async build({ resumes = false, runsAhead = false } = {}) {
      clock = phaseClock();
      const answered = answer(['built', 'cold']);
      const kept = answer(['saved']);
      order({ type: resumes ? 'resume' : 'build', runsAhead });
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      /** @type {Promise<never>} */
      const late = new Promise((_resolve, reject) => {
        restart = (phase, pages) => {
          const limit = timeoutMs + pages * PAGE_MS;
          const message = `The build phase "${phase}" took more than ${limit / 1000} seconds`;
          clearTimeout(timer);
          timer = setTimeout(() => reject(new WarmProcessEnded(message)), limit);
        };
        restart('start', 0);
      });
      const end = () => {
        restart = () => {};
        clearTimeout(timer);
      };
      const saved = Promise.race([kept, late])
        .then(({ isSaved = true }) => isSaved)
        .finally(end);
      // The caller awaits `saved` only after publishing. Until then, a rejection must not count as unhandled.
      saved.catch(() => {});
      const message = await Promise.race([answered, late]);
      if (message.type === 'built') return { ...message, phases, saved };
      end();
      return { cold: message.why };
    },
    hurry: () => order({ type: 'hurry' }),
    async end() {
      await stop(child);
      return child.exitCode === 0;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

/**
 * Measures the durations of consecutive phases in milliseconds. If a phase occurs more than once, its durations are
 * added.
 */
export function phaseClock() {
  /** @type {Phases} */
  const phases = {};
  let began = performance.now();
  /** @type {string | null} */
  let current = null;
  const close = () => {
    const now = performance.now();
    if (current !== null) phases[current] = (phases[current] ?? 0) + Math.round(now - began);
    began = now;
  };
  return {
    /** @param {string} phase */
    begin(phase) {
      close();
      current = phase;
    },
    end() {
      close();
      current = null;
      return phases;
    },
  };
}
