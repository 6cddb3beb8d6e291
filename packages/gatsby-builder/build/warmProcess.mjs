import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { endWhenSilent, start, stop } from '../../processes/processes.mjs';

/** An incremental build takes a second or two. A phase that exceeds this limit plus the time of its pages is stuck. */
const PHASE_MS = 60_000;
/** Time limit per page: several times what a page takes in the longest phase. */
const PAGE_MS = 50;
/**
 * Size of V8's young generation in MB. Objects that a page needs while it is written are short-lived and cheap to collect if they are never
 * promoted. In a build of 500 pages, garbage collection took a sixth of the time without it and a twentieth with it. Not passed as an
 * argument: Gatsby's worker threads reject it.
 */
const YOUNG_GENERATION_SIZE = '--max-semi-space-size=64';
/** Niceness of build processes. It leaves the processor to the CMS and the site. */
export const BUILD_NICE = constants.priority.PRIORITY_BELOW_NORMAL;
/** Twice the usual number: the files of a batch must not wait until the previous one is compressed. */
const THREADS = '8';
const ENTRY = path.join(import.meta.dirname, 'warmChild.mjs');

/** @typedef {import('../gatsby/bootGatsby.mjs').Change} Change */
/** @typedef {import('../gatsby/guardGatsby.mjs').DocumentFault} DocumentFault */
/** @typedef {Record<string, number>} Phases milliseconds by phase */
/**
 * @typedef {{ trusted: boolean | null, touched: string[], changes: Change[], memory: number, faults?: DocumentFault[] }} Ready `trusted`: whether a build without
 *   changes wrote nothing; null if editors disturbed every check, so that the next build checks again
 */
/** @typedef {import('../publish/publishFolder.mjs').FileChanges} FileChanges */
/**
 * @typedef {{ pages: number, deleted: number, queries: number, left?: number, changes: Change[], files: FileChanges, memory: number,
 *   phases: Phases, faults?: DocumentFault[], saved: Promise<boolean> }} Built `left`: number of pages that later batches build; `saved`
 *   resolves when the process may build again, with whether it has saved its state; throws {@link WarmProcessEnded}
 */

/**
 * Messages of the process: see `warmChild.mjs`.
 * @typedef {{ type: 'phase', phase: string, pages?: number }
 *   | { type: 'ready' } & Ready
 *   | { type: 'built' } & Omit<Built, 'phases' | 'saved'>
 *   | { type: 'saved', isSaved?: boolean }
 *   | { type: 'cold', why: string }} Message
 */

/**
 * Messages to the process.
 * @typedef {{ type: 'build' | 'resume', runsAhead: boolean } | { type: 'hurry' }} Order
 */

/** The builder process ended or timed out. */
export class WarmProcessEnded extends Error {}

/**
 * @typedef {object} WarmProcess
 * @property {Promise<Ready>} ready resolves after the first build; throws {@link WarmProcessEnded}
 * @property {string} log
 * @property {(options?: { resumes?: boolean, runsAhead?: boolean }) => Promise<Built | { cold: string }>} build builds a batch of the
 *   changes, or the next batch of the same changes; `runsAhead`: whether it may render the next batch until the next call, so that only
 *   the reported files may be published; throws {@link WarmProcessEnded}
 * @property {() => void} hurry renders no other batch ahead until the next `build`
 * @property {() => Promise<boolean>} end ends it after the batch in progress; resolves with whether Gatsby's state is saved
 * @property {() => boolean} isAlive
 */

/**
 * Starts a process that builds the site and stays ready for further builds.
 * @param {object} options
 * @param {import('../siteBuilder.mjs').BuilderSettings} options.settings
 * @param {string} options.folder a checkout
 * @param {readonly string[]} options.kept arguments of the program: see `warmChild.mjs`
 * @param {boolean} options.repair whether the previous build was interrupted
 * @param {string} [options.entry] the program, for tests
 * @param {number} [options.timeoutMs] time limit of a build phase in milliseconds, for tests
 * @param {number} options.silentMs maximum time without output in the first build, in milliseconds
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
  /** Restarts the timeout for a new phase. */
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
    // Its last messages may arrive after its end.
    if (child.connected) await once(child, 'disconnect');
    throw new WarmProcessEnded(`The builder process ended unexpectedly (${signal ?? code})`);
  });
  // The next build reports the error; without one it can be ignored.
  ended.catch(() => {});

  /**
   * @template {Message['type']} Type
   * @param {readonly Type[]} types
   * @returns {Promise<Extract<Message, { type: Type }>>} the next message with one of these types
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
  const leave = endWhenSilent(child, silentMs, () =>
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
      // The caller awaits `saved` after publishing.
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

/** Measures consecutive phases. */
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
