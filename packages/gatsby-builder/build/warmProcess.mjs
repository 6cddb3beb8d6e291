import { once } from 'node:events';
import path from 'node:path';
import { endWhenSilent, start, stop } from '../../processes/processes.mjs';

/** A build of what an edit changed takes a second or two: one whose phase takes longer than this, and than its pages take, is stuck. */
const PHASE_MS = 60_000;
/** Several times of what a page takes in the longest phase. */
const PAGE_MS = 50;
/**
 * Room for what is new, in MB: what a page needs while it is written is thrown away soon after, and costs little where it was never moved to
 * the old objects. Of a build of 500 pages a sixth went into collecting garbage without it, a twentieth with it. Not as an argument:
 * Gatsby's threads refuse it.
 */
const YOUNG = '--max-semi-space-size=64';
const ENTRY = path.join(import.meta.dirname, 'warmChild.mjs');

/** @typedef {import('../gatsby/bootGatsby.mjs').Change} Change */
/** @typedef {Record<string, number>} Phases milliseconds by phase */
/** @typedef {{ trusted: boolean | null, touched: string[], changes: Change[], memory: number }} Ready `trusted`: whether a build with nothing
 * to do wrote nothing; null where editors disturbed each of them, so that it is looked at again after the next build */
/** @typedef {import('../publish/publishFolder.mjs').FileChanges} FileChanges */
/** @typedef {{ pages: number, deleted: number, queries: number, changes: Change[], files: FileChanges, memory: number, phases: Phases,
 * saved: Promise<unknown> }} Built `saved`: until the process has kept its state, and may build again; throws {@link WarmProcessEnded} */

/**
 * What the process says: see `warmChild.mjs`.
 * @typedef {{ type: 'phase', phase: string, pages?: number }
 *   | { type: 'ready' } & Ready
 *   | { type: 'built' } & Omit<Built, 'phases' | 'saved'>
 *   | { type: 'saved' }
 *   | { type: 'cold', why: string }} Message
 */

/** A process that builds ended, or answered nothing in time. */
export class WarmProcessEnded extends Error {}

/**
 * @typedef {object} WarmProcess
 * @property {Promise<Ready>} ready after its first build; throws {@link WarmProcessEnded}
 * @property {string} log
 * @property {() => Promise<Built | { cold: string }>} build builds what changed; throws {@link WarmProcessEnded}
 * @property {() => Promise<void>} end
 * @property {() => boolean} isAlive
 */

/**
 * Starts a process that builds the site, and stays ready to build it again.
 * @param {object} options
 * @param {import('../siteBuilder.mjs').BuilderSettings} options.settings
 * @param {string} options.folder a checkout
 * @param {boolean} options.heal whether the build before was cut off
 * @param {string} [options.entry] the program, for tests
 * @param {number} [options.timeoutMs] how long a phase of a build may take in milliseconds, for tests
 * @param {number} options.silentMs for how long the first build may print nothing, in milliseconds
 * @returns {WarmProcess}
 */
export function startWarmProcess({ settings, folder, heal, entry = ENTRY, timeoutMs = PHASE_MS, silentMs }) {
  const { child, log } = start({
    name: 'site-build',
    command: ['node', entry, ...(heal ? ['heal'] : [])],
    cwd: folder,
    env: {
      ...settings.siteEnv,
      CI: 'true',
      NO_COLOR: '1',
      NODE_OPTIONS: `${settings.siteEnv.NODE_OPTIONS ?? ''} ${YOUNG}`.trim(),
    },
    logFolder: path.join(settings.dataDir, 'logs'),
    messages: true,
  });
  let clock = phaseClock();
  /** Gives the phase that begins its time. */
  let restart = (/** @type {string} */ _phase, /** @type {number} */ _pages) => {};
  /** Of the last build, until it was told. */
  let phases = /** @type {Phases} */ ({});
  child.on('message', (/** @type {Message} */ message) => {
    if (message.type === 'built') phases = clock.end();
    if (message.type !== 'phase') return;
    clock.begin(message.phase);
    restart(message.phase, message.pages ?? 0);
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new WarmProcessEnded(`The process that builds the site ended by itself (${signal ?? code})`);
  });
  // Who asks for a build learns of it; between builds nobody needs to.
  ended.catch(() => {});

  /**
   * @template {Message['type']} Type
   * @param {readonly Type[]} types
   * @returns {Promise<Extract<Message, { type: Type }>>} the next message of one of these types
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
  const ready = answer(['ready']);
  const leave = endWhenSilent(child, silentMs, () =>
    console.error(`The first build of the process printed nothing for ${silentMs / 1000} s: it is ended`),
  );
  ready.then(leave, leave);

  return {
    ready,
    log,
    async build() {
      clock = phaseClock();
      const answered = answer(['built', 'cold']);
      const kept = answer(['saved']);
      if (child.connected) child.send('build');
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      /** @type {Promise<never>} */
      const late = new Promise((_resolve, reject) => {
        restart = (phase, pages) => {
          const limit = timeoutMs + pages * PAGE_MS;
          const message = `The build took more than ${limit / 1000} seconds for one phase (${phase})`;
          clearTimeout(timer);
          timer = setTimeout(() => reject(new WarmProcessEnded(message)), limit);
        };
        restart('start', 0);
      });
      const end = () => {
        restart = () => {};
        clearTimeout(timer);
      };
      const saved = Promise.race([kept, late]).finally(end);
      // Who builds asks for it after publishing.
      saved.catch(() => {});
      const message = await Promise.race([answered, late]);
      if (message.type === 'built') return { ...message, phases, saved };
      end();
      return { cold: message.why };
    },
    end: () => stop(child),
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

/** Measures phases that follow each other. */
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
