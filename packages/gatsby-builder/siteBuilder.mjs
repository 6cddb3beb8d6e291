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

/** Warm builds may fail for a temporary reason. Retry them after an hour. */
const WARM_RETRY_MS = 3_600_000;
/** Number of consecutive process failures before the builder falls back to `gatsby build`. Often the CMS was restarting. */
const MAX_FAILURES = 3;
/** Delay in ms before the builder starts another process while no edit is waiting. */
const RETRY_MS = 5 * 60_000;

/** A full build of 10,000 pages takes six minutes and prints a line for each step. A build without output for this long is stuck. */
const SILENCE_TIMEOUT_MS = 15 * 60_000;

/**
 * @typedef {object} BuilderSettings
 * @property {string} siteUrl
 * @property {string} cmsUrl
 * @property {string} dataDir absolute path of the folder for build state and logs
 * @property {string} publicDir absolute path of the folder that is served to visitors
 * @property {boolean} warmBuilds whether a builder process stays for the next change
 * @property {NodeJS.ProcessEnv} siteEnv environment of each build; a changed variable renders all pages again
 */
/** @typedef {import('./recordBuild.mjs').BuildReport} BuildReport */
/** @typedef {import('./recordBuild.mjs').Cause} Cause */
/** @typedef {import('./publish/publishFolder.mjs').FileChanges} FileChanges */
/**
 * @typedef {Omit<BuildReport, 'at' | 'seconds' | 'cause'> & { files?: FileChanges, saved?: Promise<boolean> }} Result what each build
 *   method reports
 */

/**
 * @typedef {object} SiteBuilder
 * @property {(cause: Cause) => Promise<BuildReport>} build builds in batches, and serves each; pages of changed documents come first.
 *   Throws StepError if the build fails; the served files stay unchanged
 * @property {(cause: Cause) => Promise<BuildReport | 'skipped'>} buildIfNeeded skips the build if sources, content and day are the same as
 *   in the last build
 * @property {() => void} hurry ends the running build after its batch, because a change waits; the next build continues
 * @property {() => Promise<void>} warmUp starts a process for the next change if there is none
 * @property {() => Promise<void>} end ends the running process after its batch is published
 * @property {() => Promise<void>} finish `end`, except during a full build, which cannot continue later. The builder is not used afterwards
 */

/**
 * Builds the site in a folder and publishes it to the served folder. Uses a warm process, or starts one (its first build is a full build),
 * or falls back to `gatsby build`. Runs one build at a time.
 * @param {BuilderSettings} settings
 * @param {string} folder a checkout that no other process builds
 * @param {{ entry?: string, command?: string[], timeoutMs?: number, silentMs?: number, retryMs?: number, batchPages?: number,
 *   readState?: typeof siteState, onReport?: (report: BuildReport) => void, publish?: (folder: string, changes?: FileChanges) => Promise<unknown> }} [options] `onReport`
 *   receives the report of every build. `publish` also publishes the served folder elsewhere; it receives the changes if they are known.
 *   Other options are for tests.
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
  /** Arguments of the build programs: the served folder, and the folder with the last good HTML of slices. */
  const kept = [publicDir, path.join(dataDir, 'last-slices')];
  const childArguments = [...kept, ...(batchPages ? [`batch=${batchPages}`] : [])];
  /** Sources whose failed build was repeated from scratch. Another repetition would fail too. */
  let repeated = '';
  // Records of a previous builder are from interrupted builds. In a container both builders have the same process id.
  removeRunningBuild(dataDir);
  const stampFile = path.join(dataDir, 'site-build');
  /**
   * @type {{ process: import('./build/warmProcess.mjs').WarmProcess, sources: string, cycles: number, memory: number,
   *   atFirst: number } | null}
   */
  let warm = null;
  /** Sources with which a warm process failed its check; they are built cold for a while. */
  let distrusted = { sources: '', until: 0 };
  const distrust = (/** @type {string} */ sources) => {
    distrusted = { sources, until: Date.now() + WARM_RETRY_MS };
  };
  /** Consecutive process failures with these sources. */
  let failures = { sources: '', count: 0 };
  /** @type {NodeJS.Timeout | undefined} */
  let retry;
  /** Whether a change waits for the batch in progress. */
  let isHurried = false;
  /** Whether the builder ends after the batch in progress. */
  let isEnding = false;
  /** Whether the last build is published, so that the next one only needs to publish its own changes. */
  let isServed = false;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
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

  /** @param {string} sources */
  const whyNot = (sources) =>
    coldBuildReason({
      allowed: settings.warmBuilds,
      trusted: distrusted.sources !== sources || distrusted.until < Date.now(),
      warm: warm && { ...warm, alive: warm.process.isAlive() },
      sources,
    });

  /** Ends the process. @returns {Promise<boolean>} whether it has saved its state */
  const cool = async () => {
    const ending = warm;
    warm = null;
    return (await ending?.process.end()) ?? false;
  };

  /**
   * @param {boolean} resumes whether to build the next batch of the same changes
   * @param {boolean} runsAhead whether only reported files will be published
   * @returns {Promise<Result | { cold: string }>}
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
   * Starts a process whose first build is a full build.
   * @param {string} why
   * @param {string} sources
   * @returns {Promise<Result | null>} null if it failed
   */
  async function boot(why, sources) {
    const repair = isInterrupted();
    if (repair) await forgetResults();
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

  /** Whether the last build in this folder did not save its state. */
  const isInterrupted = () => marker.isSet() || Boolean(journal.read()?.length);

  /**
   * Builds with `gatsby build` in a process that ends afterwards. If that fails for a reason other than
   * unreadable content, builds once more from scratch, because an interrupted build can leave a cache that
   * fails each build.
   * @param {string} why
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
    if (repair) await forgetResults();
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

  /** Discards the record of written results after an interrupted build, or the whole cache if that fails. */
  async function forgetResults() {
    // Gatsby would treat the missing pages as written.
    if (!isBuilt(folder)) emptyFolder(path.join(folder, '.cache'));
    try {
      await run({
        name: 'site-repair',
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
   * @param {(build: Pick<BuildReport, 'warm' | 'why'>) => void} onBegin called with the build method, and again for the fallback
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
      // Every other cold reason is sent after the state was saved. Otherwise the marker stays, and the next build heals by writing
      // everything again.
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

  /** Records that a process failed with these sources although `gatsby build` succeeded. @param {string} sources */
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

  /** @param {Cause} cause @param {import('./build/siteState.mjs').SiteState} state @returns {Promise<BuildReport>} */
  async function build(cause, { sources, content, day }) {
    isHurried = false;
    const began = performance.now();
    const since = new Date().toISOString();
    const seconds = () => roundSeconds((performance.now() - began) / 1000);
    /** @param {Partial<import('./build/runningBuild.mjs').RunningBuild> & { warm: boolean }} how */
    const running = (how) => recordRunningBuild(dataDir, { since, cause, ...how });
    const nextBatch = (/** @type {boolean} */ resumes) =>
      publishBatch(sources, { running, seconds, resumes });
    /** What the batches after the first did. @type {Awaited<ReturnType<typeof nextBatch>> | null} */
    let rest = null;
    try {
      const { changes, changed, ...first } = await nextBatch(false);
      const summary = cause === 'change' && changed !== undefined && { changes, changed };
      let report = noted({ ...first, cause, ...summary });
      for (let { left } = first; left && !isHurried && !isEnding; left = rest.left) {
        running({ warm: true, left, total: first.left ?? left });
        const batch = await nextBatch(true);
        rest = rest ? addBatch(rest, batch) : batch;
      }
      if (rest) {
        report = { ...noted({ ...rest, cause }), ...addBatch(first, rest), ...summary };
      }
      if (report.left) return report;
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
   * Builds a batch and publishes it.
   * @param {string} sources
   * @param {{ running: (build: Pick<BuildReport, 'warm' | 'why'>) => void, seconds: () => number, resumes: boolean }} build
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
      // If publishing fails, the build counts as failed and is requested again; then only publishing remains.
      rmSync(stampFile, { force: true });
      await publish?.(publicDir, known);
      result.phases.publish = roundSeconds((performance.now() - built) / 1000);
      served = { seconds: seconds(), at: new Date().toISOString() };
    } finally {
      // The process accepts no other work while it saves its state.
      if ((await kept) && isServed) marker.clear();
    }
    return { ...result, ...served };
  }

  /** Whether the process saved its state. If not, the marker stays and the next build heals. @param {Promise<boolean>} [saved] */
  async function isSaved(saved = Promise.resolve(true)) {
    try {
      return await saved;
    } catch (error) {
      if (!(error instanceof WarmProcessEnded)) throw error;
      console.error(error.message);
      // A late message of this build would be mistaken for one of the next build.
      if (warm?.process.isAlive()) await cool();
      return false;
    }
  }

  /** Replaces a process that has grown. The build reports its own failures. */
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
      // Without the marker, the next process continues without writing everything again.
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
 * Adds a later batch to the figures of earlier ones.
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
