import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/processes.mjs';
import { StepError } from '../processes/StepError.mjs';
import { summarizeChanges, recordBuild, parsePageCount, parsePhases, roundSeconds } from './recordBuild.mjs';
import { coldBuildReason, renewalReason } from './build/buildReasons.mjs';
import { readDocumentFaults } from './build/documentFaults.mjs';
import { emptyFolder } from './build/emptyFolder.mjs';
import { buildJournal } from './gatsby/buildJournal.mjs';
import { UNREADABLE_CONTENT } from './gatsby/exitCodes.mjs';
import { buildMarker } from './build/marker.mjs';
import { obsoleteGraceMs } from './publish/obsoleteAssets.mjs';
import { publishFolder } from './publish/publishFolder.mjs';
import { removeLostPages } from './build/removeLostPages.mjs';
import { removeRunningBuild, recordRunningBuild } from './build/runningBuild.mjs';
import { siteState } from './build/siteState.mjs';
import { BUILD_NICE, startWarmProcess, WarmProcessEnded } from './build/warmProcess.mjs';

/**
 * Time in ms after which incremental builds are tried again with sources that failed. The cause may have been
 * temporary.
 */
const WARM_RETRY_MS = 3_600_000;
/**
 * Number of consecutive failures to start a builder process, after which the builder uses only `gatsby build` for an
 * hour. A single failure is often just a restart of the CMS.
 */
const MAX_FAILURES = 3;
/**
 * Delay in ms after which the builder tries again to start a process, if the last attempt failed. Later edits then do
 * not have to wait for the start.
 */
const RETRY_MS = 5 * 60_000;

/**
 * Maximum time in ms without output. A full build of 10,000 pages takes six minutes and prints a line for each step, so
 * a build that is silent for this long is stuck.
 */
const SILENCE_TIMEOUT_MS = 15 * 60_000;

/**
 * @typedef {object} BuilderSettings
 * @property {string} siteUrl
 * @property {string} cmsUrl
 * @property {string} dataDir absolute path of the folder for build state and logs
 * @property {string} publicDir absolute path of the folder that is served to visitors
 * @property {boolean} warmBuilds whether a builder process stays alive to build the next change incrementally
 * @property {NodeJS.ProcessEnv} siteEnv environment variables of each build; if one changes, all pages are rendered
 *   again
 */
/** @typedef {import('./recordBuild.mjs').BuildReport} BuildReport */
/** @typedef {import('./recordBuild.mjs').Cause} Cause */
/** @typedef {import('./publish/publishFolder.mjs').FileChanges} FileChanges */
/**
 * @typedef {Omit<BuildReport, 'at' | 'seconds' | 'cause'> & { files?: FileChanges, saved?: Promise<boolean>, isPartial?:
 *   boolean }} Result The result of a build, by whichever method. `isPartial`: another batch must follow
 */

/**
 * @typedef {object} SiteBuilder
 * @property {(cause: Cause) => Promise<BuildReport>} build builds in batches and publishes each batch; pages of changed
 *   documents are in the first one. Throws StepError if the build fails; the published files stay unchanged
 * @property {(cause: Cause) => Promise<BuildReport | 'skipped'>} buildIfNeeded skips the build if sources, content and
 *   day are the same as in the last build
 * @property {() => void} hurry ends the running build after its current batch, because a change is waiting; the next
 *   build continues with the remaining pages
 * @property {() => Promise<void>} warmUp starts a builder process for the next change if there is none
 * @property {() => Promise<void>} end ends the builder process after its batch is published
 * @property {() => Promise<void>} finish does the same as `end`, but does not interrupt a full build, which could not
 *   be continued later. The builder cannot be used afterwards
 */

/**
 * Creates a builder that builds the site in a folder and publishes it to the served folder. It uses a running process
 * for an incremental build if it can. Otherwise it starts such a process, whose first build is a full build. If that
 * fails, it runs `gatsby build`. It runs one build at a time.
 * @param {BuilderSettings} settings
 * @param {string} folder a checkout that no other process builds
 * @param {{ entry?: string, command?: string[], timeoutMs?: number, silentMs?: number, retryMs?: number, batchPages?:
 *   number, readState?: typeof siteState, onReport?: (report: BuildReport) => void, publish?: (folder: string,
 *   changes?: FileChanges) => Promise<unknown> }} [options] `onReport` receives the report of every build. `publish`
 *   also publishes the served folder elsewhere; it receives the changes if they are known. The other options are for
 *   tests.
 * @returns {SiteBuilder}
 */
export function createSiteBuilder(
  settings,
  folder,
  {
    entry,
    command,
    timeoutMs,
    silentMs = SILENCE_TIMEOUT_MS,
    retryMs = RETRY_MS,
    batchPages,
    readState = siteState,
    onReport,
    publish,
  } = {},
) {
  const { dataDir, publicDir } = settings;
  const graceMs = obsoleteGraceMs(settings.siteEnv);
  const marker = buildMarker(dataDir);
  const journal = buildJournal(folder);
  /**
   * Command-line arguments of the build scripts: the served folder, and the folder with the last good HTML of slices.
   */
  const kept = [publicDir, path.join(dataDir, 'last-slices')];
  const childArguments = [...kept, ...(batchPages ? [`batch=${batchPages}`] : [])];
  /**
   * Sources whose build failed and was already repeated with an empty cache. They are not repeated again, because that
   * would fail too.
   */
  let repeated = '';
  // Remove the record of a previous builder, whose build was interrupted. The process id does not distinguish the two
  // builders, because in a container both have the same id.
  removeRunningBuild(dataDir);
  const stampFile = path.join(dataDir, 'site-build');
  /**
   * @type {{ process: import('./build/warmProcess.mjs').WarmProcess, sources: string, cycles: number, memory: number,
   *   atFirst: number } | null}
   */
  let warm = null;
  /**
   * Sources with which incremental builds cannot be trusted, and the time until which only full builds are used for
   * them.
   */
  let distrusted = { sources: '', until: 0 };
  const distrust = (/** @type {string} */ sources) => {
    distrusted = { sources, until: Date.now() + WARM_RETRY_MS };
  };
  /** Number of consecutive failures to start a builder process with these sources. */
  let failures = { sources: '', count: 0 };
  /** @type {NodeJS.Timeout | undefined} */
  let retry;
  /** Whether content has changed and the next build waits for the batch in progress. */
  let isHurried = false;
  /** Whether the builder must end after the batch in progress. */
  let isEnding = false;
  /** Whether the last build was published completely. If so, the next build needs to publish only its own changes. */
  let isServed = false;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /**
   * Runs a task after all earlier ones have ended.
   * @template T @param {() => Promise<T>} work @returns {Promise<T>}
   */
  const inTurn = (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };

  /** @param {Omit<BuildReport, 'at'> & { at?: string }} build */
  const noted = (build) => {
    const report = recordBuild(dataDir, build);
    onReport?.(report);
    return report;
  };

  /**
   * Returns why an incremental build is not possible, or null if it is.
   * @param {string} sources
   */
  const whyNot = (sources) =>
    coldBuildReason({
      allowed: settings.warmBuilds,
      trusted: distrusted.sources !== sources || distrusted.until < Date.now(),
      warm: warm && { ...warm, alive: warm.process.isAlive() },
      sources,
    });

  /** Ends the builder process. @returns {Promise<boolean>} whether the process has saved Gatsby's state */
  const cool = async () => {
    const ending = warm;
    warm = null;
    return (await ending?.process.end()) ?? false;
  };

  /**
   * Builds a batch in the running process.
   * @param {boolean} resumes whether to build the next batch of the same changes
   * @param {boolean} runsAhead whether the process may render the next batch, because only the reported files will be
   *   published
   * @returns {Promise<Result | { cold: string }>} `cold`: the reason why a full build is needed
   */
  async function buildWarm(resumes, runsAhead) {
    if (!warm) return { cold: 'first' };
    try {
      const built = await warm.process.build({ resumes, runsAhead });
      if ('cold' in built) return built;
      if (!resumes) warm.cycles += 1;
      warm.memory = built.memory;
      const phases = Object.fromEntries(
        Object.entries(built.phases).map(([phase, ms]) => [phase, roundSeconds(ms / 1000)]),
      );
      return {
        warm: true,
        pages: built.pages,
        queries: built.queries,
        ...(built.left && { left: built.left }),
        isPartial: built.isPartial,
        files: built.files,
        saved: built.saved,
        memory: Math.round(built.memory / 1024 ** 2),
        phases,
        faults: built.faults,
        ...summarizeChanges(built.changes),
      };
    } catch (error) {
      if (!(error instanceof WarmProcessEnded)) throw error;
      console.error(error.message);
      return { cold: 'ended' };
    }
  }

  /**
   * Starts a builder process. Its first build is a full build.
   * @param {string} why the reason why the build is not incremental
   * @param {string} sources
   * @returns {Promise<Result | null>} null if the process ended
   */
  async function boot(why, sources) {
    const repair = isInterrupted();
    if (repair) await invalidateResults();
    marker.set();
    const process = startWarmProcess({
      settings,
      folder,
      kept: childArguments,
      repair,
      entry,
      timeoutMs,
      silentMs,
    });
    try {
      const ready = await process.ready;
      const output = readFileSync(process.log, 'utf8');
      const result = {
        warm: false,
        why,
        pages: parsePageCount(output),
        phases: parsePhases(output),
        faults: ready.faults,
      };
      failures = { sources, count: 0 };
      if (ready.trusted !== false) {
        warm = { process, sources, cycles: 0, memory: ready.memory, atFirst: ready.memory };
      } else {
        console.error(`Builds stay cold: a build without changes wrote ${ready.touched.join(', ')}`);
        distrust(sources);
        await process.end();
      }
      return { ...result, ...(repair ? {} : summarizeChanges(ready.changes)) };
    } catch (error) {
      if (!(error instanceof WarmProcessEnded)) throw error;
      await process.end();
      return null;
    }
  }

  /** Returns whether the last build in this folder ended without saving Gatsby's state. */
  const isInterrupted = () => marker.isSet() || Boolean(journal.read()?.length);

  /**
   * Runs a full build in a process that ends afterwards. If the build fails although the content is readable, it is
   * repeated once with an empty cache. An interrupted build can leave a cache with which every build fails.
   * @param {string} why the reason why the build is not incremental
   * @param {string} sources
   * @returns {Promise<Result>}
   */
  async function buildCold(why, sources) {
    try {
      return await runCold(why);
    } catch (error) {
      if (!(error instanceof StepError) || error.code === UNREADABLE_CONTENT || repeated === sources)
        throw error;
      repeated = sources;
      console.error(error.message);
      console.error('The build failed. It is repeated from nothing.');
      for (const name of ['.cache', 'public']) emptyFolder(path.join(folder, name));
      const result = await runCold(why);
      repeated = '';
      return result;
    }
  }

  /** @param {string} why @returns {Promise<Result>} */
  async function runCold(why) {
    const repair = isInterrupted();
    if (repair) await invalidateResults();
    marker.set();
    const log = await run({
      name: 'site-build',
      command: command ?? ['node', path.join(import.meta.dirname, 'buildSite.mjs'), ...kept],
      cwd: folder,
      env: { ...settings.siteEnv, CI: 'true', NO_COLOR: '1' },
      logFolder: path.join(dataDir, 'logs'),
      nice: BUILD_NICE,
      silentMs,
      advice: 'fix the error above',
    });
    if (repair) removeLostPages(folder);
    const output = readFileSync(log, 'utf8');
    const faults = readDocumentFaults(folder);
    return { warm: false, why, pages: parsePageCount(output), phases: parsePhases(output), faults };
  }

  /** Deletes Gatsby's record of written results after an interrupted build. If that fails, deletes the whole cache. */
  async function invalidateResults() {
    // If the site is missing, delete the cache too. With the cache, Gatsby would consider the missing pages as written.
    if (!isBuilt(folder)) emptyFolder(path.join(folder, '.cache'));
    try {
      await run({
        name: 'site-repair',
        command: ['node', path.join(import.meta.dirname, 'build/invalidateResults.mjs')],
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
   * Builds by the best available method: in the running process, in a new process, or with `gatsby build`.
   * @param {string} sources
   * @param {(build: Pick<BuildReport, 'warm' | 'why'>) => void} onBegin called when a method starts, and again if
   *   another method has to be used
   * @param {{ resumes: boolean, runsAhead: boolean }} options as in `buildWarm`
   * @returns {Promise<Result>}
   */
  async function buildSomehow(sources, onBegin, { resumes, runsAhead }) {
    /** @type {string | null} */
    let why = whyNot(sources);
    if (why === null) {
      onBegin({ warm: true });
      marker.set();
      const result = await buildWarm(resumes, runsAhead);
      if (!('cold' in result)) return result;
      // For all other reasons, the process saved Gatsby's state before it reported them. For these two, keep the
      // marker, so that the next build repairs the folder by writing all files again.
      if (result.cold !== 'ended' && result.cold !== 'check') marker.clear();
      why = result.cold;
    }
    onBegin({ warm: false, why });
    await cool();
    if (why === 'off' || why === 'distrust') return buildCold(why, sources);
    const booted = await boot(why, sources);
    if (booted) return booted;
    const result = await buildCold(why, sources);
    noteFailure(sources);
    return result;
  }

  /**
   * Records that a builder process failed to start with these sources although `gatsby build` succeeded. Tries again
   * later, or uses only full builds after repeated failures. @param {string} sources
   */
  function noteFailure(sources) {
    failures = { sources, count: failures.sources === sources ? failures.count + 1 : 1 };
    if (failures.count >= MAX_FAILURES) {
      failures = { sources, count: 0 };
      distrust(sources);
      return;
    }
    clearTimeout(retry);
    retry = setTimeout(() => void inTurn(async () => warm ?? renew()), retryMs).unref();
  }

  /**
   * Builds in batches until no changed page is left or a new change is waiting. Publishes and reports each batch.
   * @param {Cause} cause @param {import('./build/siteState.mjs').SiteState} state @returns {Promise<BuildReport>}
   */
  async function build(cause, { sources, content, day }) {
    isHurried = false;
    const began = performance.now();
    const since = new Date().toISOString();
    const seconds = () => roundSeconds((performance.now() - began) / 1000);
    /** @param {Partial<import('./build/runningBuild.mjs').RunningBuild> & { warm: boolean }} how */
    const running = (how) => recordRunningBuild(dataDir, { since, cause, ...how });
    const nextBatch = (/** @type {boolean} */ resumes) =>
      publishBatch(sources, { running, seconds, resumes });
    /** Sum of all batches after the first one. @type {Awaited<ReturnType<typeof nextBatch>> | null} */
    let rest = null;
    try {
      const { changes, changed, isPartial, ...first } = await nextBatch(false);
      const summary = cause === 'change' && changed !== undefined && { changes, changed };
      let report = noted({ ...first, cause, ...summary });
      let goesOn = isPartial;
      while (goesOn && !isHurried && !isEnding) {
        const left = (rest ?? first).left ?? 0;
        running({ warm: true, left, total: first.left ?? left });
        const { isPartial: isFollowed, ...batch } = await nextBatch(true);
        goesOn = isFollowed;
        rest = rest ? addBatch(rest, batch) : batch;
      }
      if (rest) {
        report = { ...noted({ ...rest, cause }), ...addBatch(first, rest), ...summary };
      }
      if (goesOn) return report;
      writeFileSync(stampFile, stampOf({ sources, content, day }));
      if (warm && renewalReason({ ...warm, alive: true })) void inTurn(() => renew());
      return report;
    } catch (error) {
      if (rest) noted({ ...rest, cause });
      noted({ seconds: seconds(), pages: 0, failed: true, cause, warm: false, phases: {} });
      throw error;
    } finally {
      removeRunningBuild(dataDir);
    }
  }

  /**
   * Builds one batch and publishes it.
   * @param {string} sources
   * @param {{ running: (build: Pick<BuildReport, 'warm' | 'why'>) => void, seconds: () => number, resumes: boolean }}
   *   build
   */
  async function publishBatch(sources, { running, seconds, resumes }) {
    const wasServed = isServed;
    isServed = false;
    const { files, saved, ...result } = await buildSomehow(sources, running, {
      resumes,
      runsAhead: wasServed && !isHurried && !isEnding,
    });
    const built = performance.now();
    const kept = isSaved(saved);
    let served = { seconds: 0, at: '' };
    try {
      const known = wasServed ? files : undefined;
      await publishFolder(path.join(folder, 'public'), publicDir, known, { graceMs });
      isServed = true;
      // Remove the stamp before publishing elsewhere. If that fails, the next request then repeats the build, in which
      // only publishing is left to do.
      rmSync(stampFile, { force: true });
      await publish?.(publicDir, known);
      result.phases.publish = roundSeconds((performance.now() - built) / 1000);
      served = { seconds: seconds(), at: new Date().toISOString() };
    } finally {
      // Wait, because the process cannot start another build while it saves Gatsby's state.
      if ((await kept) && isServed) marker.clear();
    }
    return { ...result, ...served };
  }

  /**
   * Returns whether the process saved Gatsby's state. If not, the marker stays, and the next build repairs the folder.
   * @param {Promise<boolean>} [saved]
   */
  async function isSaved(saved = Promise.resolve(true)) {
    try {
      return await saved;
    } catch (error) {
      if (!(error instanceof WarmProcessEnded)) throw error;
      console.error(error.message);
      // End the process. Otherwise a late message of this build could be mistaken for one of the next build.
      if (warm?.process.isAlive()) await cool();
      return false;
    }
  }

  /**
   * Replaces the builder process because it has become too large or too old. Errors are only logged here, because the
   * build reports its own failure.
   */
  async function renew() {
    await cool();
    await build('renewal', await readState(settings, folder)).catch((error) => console.error(error));
  }

  function end() {
    isEnding = true;
    warm?.process.hurry();
    return inTurn(async () => {
      isEnding = false;
      clearTimeout(retry);
      // Gatsby's state is saved and everything is published. Remove the marker, so that the next process continues
      // instead of writing all files again.
      if ((await cool()) && isServed) marker.clear();
    });
  }

  return {
    build: (cause) => inTurn(async () => build(cause, await readState(settings, folder))),
    buildIfNeeded: (cause) =>
      inTurn(async () => {
        const state = await readState(settings, folder);
        const isSame = !(cause === 'change' && state.isFresh) && isStamped(stampFile, state);
        if (!isBuilt(folder) || marker.isSet() || !isSame) return build(cause, state);
        if (!existsSync(path.join(publicDir, 'index.html'))) {
          await publishFolder(path.join(folder, 'public'), publicDir, undefined, { graceMs });
          await publish?.(publicDir);
        }
        return 'skipped';
      }),
    hurry: () => {
      isHurried = true;
      warm?.process.hurry();
    },
    warmUp: () =>
      inTurn(async () => {
        if (warm || !settings.warmBuilds) return;
        await build('start', await readState(settings, folder));
      }),
    end,
    async finish() {
      if (warm) await end();
      isEnding = true;
    },
  };
}

/**
 * Adds the figures of a later batch to those of earlier batches.
 * @template {Omit<BuildReport, 'at' | 'cause'>} Batch
 * @param {Batch} before
 * @param {Omit<BuildReport, 'at' | 'cause'>} batch
 * @returns {Batch}
 */
function addBatch({ left: _former, ...before }, batch) {
  /** @type {Record<string, number>} */
  const phases = { ...before.phases };
  for (const [phase, time] of Object.entries(batch.phases))
    phases[phase] = roundSeconds((phases[phase] ?? 0) + time);
  return /** @type {Batch} */ ({
    ...before,
    ...batch,
    pages: before.pages + batch.pages,
    queries: (before.queries ?? 0) + (batch.queries ?? 0),
    phases,
  });
}

/** @param {import('./build/siteState.mjs').SiteState} state */
const stampOf = ({ sources, content, day }) => `${sources}\n${content}\n${day}\n`;

/** @param {string} file @param {import('./build/siteState.mjs').SiteState} state */
const isStamped = (file, state) => existsSync(file) && readFileSync(file, 'utf8') === stampOf(state);

/** @param {string} folder */
const isBuilt = (folder) => existsSync(path.join(folder, 'public/index.html'));
