import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/processes.mjs';
import { changesOf, noteBuild, pagesWritten, phasesLogged, rounded } from './buildReport.mjs';
import { whyNotWarm, whyRenew } from './build/decide.mjs';
import { emptyFolder } from './build/emptyFolder.mjs';
import { buildMarker } from './build/marker.mjs';
import { publishFolder } from './publish/publishFolder.mjs';
import { removeLostPages } from './build/removeLostPages.mjs';
import { noteEnded, noteRunning } from './build/runningBuild.mjs';
import { siteState } from './build/siteState.mjs';
import { startWarmProcess, WarmProcessEnded } from './build/warmProcess.mjs';

/** What kept a process from building may have been the moment: after an hour it is tried again. */
const DISTRUST_MS = 3_600_000;
/** So often in a row a process may come to nothing where `gatsby build` does its work: as often as not the CMS was being restarted. */
const MOST_FAILURES = 3;
/** In milliseconds: after this another process is tried, so that no edit has to wait for it. */
const RETRY_MS = 5 * 60_000;

/** A whole build of 10,000 pages takes six minutes, and prints a line for each of its steps: one that prints nothing for longer is stuck. */
const SILENT_MS = 15 * 60_000;

/**
 * @typedef {object} BuilderSettings
 * @property {string} siteUrl
 * @property {string} cmsUrl
 * @property {string} dataDir absolute path of the folder for the state of builds and for logs
 * @property {string} publicDir absolute path of the folder that visitors are served from
 * @property {boolean} warmBuilds whether a process that builds stays, for the next change
 * @property {NodeJS.ProcessEnv} siteEnv environment of each build; a changed variable renders every page anew
 */
/** @typedef {import('./buildReport.mjs').BuildReport} BuildReport */
/** @typedef {import('./buildReport.mjs').Cause} Cause */
/** @typedef {import('./publish/publishFolder.mjs').FileChanges} FileChanges */
/** @typedef {Omit<BuildReport, 'at' | 'seconds' | 'cause'> & { files?: FileChanges, saved?: Promise<unknown> }} Result what a way of building says of its build */

/**
 * @typedef {object} SiteBuilder
 * @property {(cause: Cause) => Promise<BuildReport>} build throws StepError when the build fails: what is served stays as it was
 * @property {(cause: Cause) => Promise<BuildReport | 'skipped'>} buildIfNeeded unless neither sources nor content
 * changed since the last build, and it was on the same day
 * @property {() => Promise<void>} warmUp has a process ready for the next change, where none is
 * @property {() => Promise<void>} end ends the process that stays, if there is one
 */

/**
 * What builds the site of a folder and brings it to the folder that is served. It decides how: by a process that is warm, by starting
 * such a one (its
 * first build is an ordinary one), or by `gatsby build`, which is what is left wherever the others fail. One build at a time.
 * @param {BuilderSettings} settings
 * @param {string} folder a checkout; nothing else may build in it meanwhile
 * @param {{ entry?: string, command?: string[], timeoutMs?: number, silentMs?: number, retryMs?: number, readState?: typeof siteState, onReport?: (report: BuildReport) => void, publish?: (folder: string, changes?: FileChanges) => Promise<unknown> }} [options]
 *   `onReport` is told of every build, `publish` brings what is served to another place as well, and is told what changed where that is
 *   known; the others are for tests
 * @returns {SiteBuilder}
 */
export function createSiteBuilder(
  settings,
  folder,
  {
    entry,
    command,
    timeoutMs,
    silentMs = SILENT_MS,
    retryMs = RETRY_MS,
    readState = siteState,
    onReport,
    publish,
  } = {},
) {
  const { dataDir, publicDir } = settings;
  const marker = buildMarker(dataDir);
  // What a builder before this one noted was cut off with it; in a container both have the same number.
  noteEnded(dataDir);
  const stampFile = path.join(dataDir, 'site-build');
  /** @type {{ process: import('./build/warmProcess.mjs').WarmProcess, sources: string, cycles: number, memory: number, atFirst: number } | null} */
  let warm = null;
  /** Sources with which a warm process did what it should not: for a while they are built without one. */
  let distrusted = { sources: '', until: 0 };
  const distrust = (/** @type {string} */ sources) => {
    distrusted = { sources, until: Date.now() + DISTRUST_MS };
  };
  /** Of processes in a row, with these sources. */
  let failures = { sources: '', count: 0 };
  /** @type {NodeJS.Timeout | undefined} */
  let retry;
  /** Whether what is served is what was built last, so that the next one need only bring what it changed. */
  let isServed = false;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  const inTurn = (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };

  /** @param {Omit<BuildReport, 'at'>} build */
  const noted = (build) => {
    const report = noteBuild(dataDir, build);
    onReport?.(report);
    return report;
  };

  /** @param {string} sources */
  const whyNot = (sources) =>
    whyNotWarm({
      allowed: settings.warmBuilds,
      trusted: distrusted.sources !== sources || distrusted.until < Date.now(),
      warm: warm && { ...warm, alive: warm.process.isAlive() },
      sources,
    });

  const cool = async () => {
    const ending = warm;
    warm = null;
    await ending?.process.end();
  };

  /** @returns {Promise<Result | { cold: string }>} */
  async function buildWarm() {
    if (!warm) return { cold: 'first' };
    try {
      const built = await warm.process.build();
      if ('cold' in built) return built;
      warm.cycles += 1;
      warm.memory = built.memory;
      const phases = Object.fromEntries(
        Object.entries(built.phases).map(([phase, ms]) => [phase, rounded(ms / 1000)]),
      );
      return {
        warm: true,
        pages: built.pages,
        queries: built.queries,
        files: built.files,
        saved: built.saved,
        memory: Math.round(built.memory / 1024 ** 2),
        phases,
        ...changesOf(built.changes),
      };
    } catch (error) {
      if (!(error instanceof WarmProcessEnded)) throw error;
      console.error(error.message);
      return { cold: 'ended' };
    }
  }

  /**
   * Starts a process; its first build is an ordinary one.
   * @param {string} why @param {string} sources
   * @returns {Promise<Result | null>} null when it came to nothing
   */
  async function boot(why, sources) {
    const heal = marker.isSet();
    if (heal) await forgetResults();
    marker.set();
    const process = startWarmProcess({ settings, folder, heal, entry, timeoutMs, silentMs });
    try {
      const ready = await process.ready;
      const output = readFileSync(process.log, 'utf8');
      const result = { warm: false, why, pages: pagesWritten(output), phases: phasesLogged(output) };
      failures = { sources, count: 0 };
      if (ready.trusted !== false) {
        warm = { process, sources, cycles: 0, memory: ready.memory, atFirst: ready.memory };
      } else {
        console.error(`Builds stay cold: one with nothing to do wrote ${ready.touched.join(', ')}`);
        distrust(sources);
        await process.end();
      }
      return { ...result, ...(heal ? {} : changesOf(ready.changes)) };
    } catch (error) {
      if (!(error instanceof WarmProcessEnded)) throw error;
      await process.end();
      return null;
    }
  }

  /** @param {string} why @returns {Promise<Result>} */
  async function buildCold(why) {
    const heal = marker.isSet();
    if (heal) await forgetResults();
    marker.set();
    const log = await run({
      name: 'site-build',
      command: command ?? [path.join(folder, 'node_modules/.bin/gatsby'), 'build', '--no-color'],
      cwd: folder,
      env: { ...settings.siteEnv, CI: 'true' },
      logFolder: path.join(dataDir, 'logs'),
      silentMs,
      advice: 'mend the error above; "npm run clean" forgets the build cache if it seems at fault',
    });
    if (heal) removeLostPages(folder);
    const output = readFileSync(log, 'utf8');
    return { warm: false, why, pages: pagesWritten(output), phases: phasesLogged(output) };
  }

  /** What a build wrote before it was cut off does not count as written. A cache in which not even that can be said is thrown away. */
  async function forgetResults() {
    // Gatsby would take the pages that are gone for written.
    if (!isBuilt(folder)) emptyFolder(path.join(folder, '.cache'));
    try {
      await run({
        name: 'site-heal',
        command: ['node', path.join(import.meta.dirname, 'build/forgetResults.mjs')],
        cwd: folder,
        env: { ...settings.siteEnv },
        logFolder: path.join(dataDir, 'logs'),
      });
    } catch (error) {
      console.error(error);
      emptyFolder(path.join(folder, '.cache'));
    }
  }

  /**
   * @param {string} sources
   * @param {(build: Pick<BuildReport, 'warm' | 'why'>) => void} onBegin told how it is built, once more where that comes to nothing
   * @returns {Promise<Result>}
   */
  async function buildSomehow(sources, onBegin) {
    /** @type {string | null} */
    let why = whyNot(sources);
    if (why === null) {
      onBegin({ warm: true });
      marker.set();
      const result = await buildWarm();
      if (!('cold' in result)) return result;
      // Its state is saved where it said so itself; where it ended the marker stays, and the next build heals.
      // What it should not have written is written anew.
      if (result.cold !== 'ended' && result.cold !== 'check') marker.clear();
      why = result.cold;
    }
    onBegin({ warm: false, why });
    await cool();
    if (why === 'off' || why === 'distrust') return buildCold(why);
    const booted = await boot(why, sources);
    if (booted) return booted;
    const result = await buildCold(why);
    noteFailure(sources);
    return result;
  }

  /** The same sources were built where a process that stays could not. @param {string} sources */
  function noteFailure(sources) {
    failures = { sources, count: failures.sources === sources ? failures.count + 1 : 1 };
    if (failures.count >= MOST_FAILURES) {
      failures = { sources, count: 0 };
      distrust(sources);
      return;
    }
    clearTimeout(retry);
    retry = setTimeout(() => void inTurn(async () => warm ?? renew()), retryMs).unref();
  }

  /** @param {Cause} cause @param {import('./build/siteState.mjs').SiteState} state @returns {Promise<BuildReport>} */
  async function build(cause, { sources, content, day }) {
    const began = performance.now();
    const since = new Date().toISOString();
    const seconds = () => rounded((performance.now() - began) / 1000);
    try {
      const wasServed = isServed;
      isServed = false;
      const { changes, changed, files, saved, ...result } = await buildSomehow(sources, (how) =>
        noteRunning(dataDir, { since, cause, ...how }),
      );
      const built = performance.now();
      const kept = isSaved(saved);
      let served = 0;
      try {
        const known = wasServed ? files : undefined;
        await publishFolder(path.join(folder, 'public'), publicDir, known);
        isServed = true;
        // Where this fails the build counts as failed, and is asked for again: it has nothing left to do but this.
        rmSync(stampFile, { force: true });
        await publish?.(publicDir, known);
        result.phases.publish = rounded((performance.now() - built) / 1000);
        served = seconds();
      } finally {
        // A process that keeps its state takes no other work.
        if ((await kept) && isServed) marker.clear();
      }
      writeFileSync(stampFile, stampOf({ sources, content, day }));
      const report = noted({
        ...result,
        seconds: served,
        cause,
        ...(cause === 'change' && changed !== undefined && { changes, changed }),
      });
      if (warm && whyRenew({ ...warm, alive: true })) void inTurn(() => renew());
      return report;
    } catch (error) {
      noted({ seconds: seconds(), pages: 0, failed: true, cause, warm: false, phases: {} });
      throw error;
    } finally {
      noteEnded(dataDir);
    }
  }

  /** Whether the process kept its state. Where it did not, the marker stays, and the next build heals. @param {Promise<unknown>} [saved] */
  async function isSaved(saved) {
    try {
      await saved;
      return true;
    } catch (error) {
      if (!(error instanceof WarmProcessEnded)) throw error;
      console.error(error.message);
      // Late, it would tell of this build while the next one runs.
      if (warm?.process.isAlive()) await cool();
      return false;
    }
  }

  /** A new process in place of one that has grown. What goes wrong is said by the build that does it. */
  async function renew() {
    await cool();
    await build('renewal', await readState(settings, folder)).catch((error) => console.error(error));
  }

  return {
    build: (cause) => inTurn(async () => build(cause, await readState(settings, folder))),
    buildIfNeeded: (cause) =>
      inTurn(async () => {
        const state = await readState(settings, folder);
        const isSame = !(cause === 'change' && state.isFresh) && isStamped(stampFile, state);
        if (!isBuilt(folder) || marker.isSet() || !isSame) return build(cause, state);
        if (!existsSync(path.join(publicDir, 'index.html'))) {
          await publishFolder(path.join(folder, 'public'), publicDir);
          await publish?.(publicDir);
        }
        return 'skipped';
      }),
    warmUp: () =>
      inTurn(async () => {
        if (warm || !settings.warmBuilds) return;
        await build('start', await readState(settings, folder));
      }),
    end: () =>
      inTurn(async () => {
        clearTimeout(retry);
        await cool();
      }),
  };
}

/** @param {import('./build/siteState.mjs').SiteState} state */
const stampOf = ({ sources, content, day }) => `${sources}\n${content}\n${day}\n`;

/** @param {string} file @param {import('./build/siteState.mjs').SiteState} state */
const isStamped = (file, state) => existsSync(file) && readFileSync(file, 'utf8') === stampOf(state);

/** @param {string} folder */
const isBuilt = (folder) => existsSync(path.join(folder, 'public/index.html'));
