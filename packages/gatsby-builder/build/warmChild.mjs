import path from 'node:path';
import { checkCycles } from './checkCycles.mjs';
import { bootGatsby, FullBuildRequired } from '../gatsby/bootGatsby.mjs';
import { fileChanges } from '../publish/publishFolder.mjs';
import { listPublishedFiles } from '../publish/publishOrder.mjs';
import { removeLostPages } from './removeLostPages.mjs';

/**
 * Child process that builds the site and stays alive for incremental builds.
 *
 * Usage, in a checkout: `node warmChild.mjs <served folder> <kept folder> [repair] [batch=<pages>]`. The folders are
 * those of `bootGatsby`. `repair` means that the previous build was interrupted.
 *
 * It first builds the site like `gatsby build`. Each `build` message then builds one batch of changed pages, and each
 * `resume` message builds the next batch of the same changes. With `runsAhead`, it renders the next batch while the
 * parent publishes the last one, until a `hurry` message.
 *
 * Messages to the parent: `phase` at the start of each phase, `ready` after the first build, then `built` and `saved`
 * for each batch. It sends `cold` instead if the process cannot continue.
 *
 * Unexpected errors end the process. After `ready`, SIGTERM ends it with code 0 once the batch in progress is built and
 * Gatsby's state is saved.
 */

/**
 * Maximum number of cycles in the check after the first build. If edits disturb all of them, the next build repeats the
 * check.
 */
const MAX_ATTEMPTS = 5;
/** Maximum time in ms between two saves of Gatsby's state while pages are left to build. */
const MAX_UNSAVED_MS = 60_000;
const PUBLIC = 'public';
const [, , served, kept] = process.argv;
const repair = process.argv.includes('repair');
const batch = process.argv.find((argument) => argument.startsWith('batch='));
const parent = process.send?.bind(process);
// Gatsby sends every printed line to the parent if `process.send` exists. Remove it, so that the parent receives only
// the messages of this file.
process.send = undefined;

/**
 * Sends a message to the parent process.
 * @param {object} message @returns {Promise<void>} resolves when the message is sent
 */
const sendToParent = (message) =>
  new Promise((resolve) => (parent ? parent(message, () => resolve()) : resolve()));
/** @type {Parameters<import('../gatsby/bootGatsby.mjs').OnPhase>} */
let lastPhase = ['boot'];
/** @type {import('../gatsby/bootGatsby.mjs').OnPhase} */
const reportPhase = (phase, pages) => {
  lastPhase = [phase, pages];
  void sendToParent({ type: 'phase', phase, pages });
};

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});
process.once('disconnect', () => process.exit(0));

const folder = process.cwd();
reportPhase('boot');
const gatsby = await bootGatsby(folder, {
  served,
  kept,
  repair,
  ...(batch && { batchPages: Number(batch.slice('batch='.length)) }),
});
if (repair) removeLostPages(folder);
reportPhase('check');
const { cycles, ...boot } = await checkCycles(() => gatsby.cycle(() => {}, { isWhole: true }), MAX_ATTEMPTS);
const changes = [...gatsby.changes, ...cycles.flatMap((cycle) => cycle.changes)];
/** Whether incremental builds can be trusted: see `checkCycles`. It is null until a cycle without changes has run. */
let { trusted } = boot;
const reportsFiles = cycles.at(-1)?.files !== undefined;
/**
 * The files of the built site that the parent already knows. The map is empty if the site itself reports which files
 * changed.
 */
let files = reportsFiles ? new Map() : listPublishedFiles(PUBLIC);
const { faults } = cycles.at(-1) ?? gatsby;
void sendToParent({ type: 'ready', ...boot, changes, faults, memory: process.memoryUsage().rss });

let [isPartial, savedAt] = [false, 0];
/** Whether the parent waits for the batch in progress because content has changed. If so, no other batch may start. */
let isHurried = false;
process.on('message', (/** @type {import('./warmProcess.mjs').Order} */ order) => {
  isHurried = order.type === 'hurry';
  if (order.type !== 'hurry' && !isEnding) building = build(order.type === 'resume', order.runsAhead);
});
let isEnding = false;
/** The build in progress. If it rejects, the process ends with an error. */
let building = Promise.resolve();
/** Whether Gatsby's saved state contains all batches that were built. */
let isSaved = true;
process.once('SIGTERM', async () => {
  [isEnding, isHurried] = [true, true];
  await building;
  if (!isSaved) await gatsby.save();
  process.exit(0);
});

async function build(/** @type {boolean} */ resumes, /** @type {boolean} */ runsAhead) {
  try {
    if (!isPartial) savedAt = Date.now();
    isSaved = false;
    // The batch may have started before this request, so repeat its phase for the parent.
    if (resumes) reportPhase(...lastPhase);
    const isWhole = trusted === null;
    // Gatsby's state cannot be saved while a batch is being rendered, so do not render ahead when a save is due.
    const savesSoon = Date.now() - savedAt > MAX_UNSAVED_MS;
    const mayRunAhead = () => runsAhead && reportsFiles && !savesSoon && !isHurried && !isEnding;
    const built = [await gatsby.cycle(reportPhase, { isWhole, resumes, mayRunAhead })];
    if (isWhole) {
      const check = await checkCycles(() => gatsby.cycle(reportPhase, { isWhole }), 1);
      trusted = check.trusted;
      built.push(...check.cycles);
      // If the check fails, the files that this build wrote cannot be trusted either.
      if (trusted === false) throw new FullBuildRequired('check');
    }
    const last = /** @type {import('../gatsby/bootGatsby.mjs').Cycle} */ (built.at(-1));
    const now = reportsFiles ? files : listPublishedFiles(PUBLIC);
    await sendToParent({
      type: 'built',
      files: reportsFiles ? changesOf(built) : fileChanges(now, files),
      pages: built.flatMap(({ rendered }) => rendered).length,
      deleted: built.flatMap(({ deleted }) => deleted).length,
      queries: built.reduce((sum, { queries }) => sum + queries, 0),
      changes: built.flatMap((cycle) => cycle.changes),
      left: last.left,
      isPartial: last.isPartial,
      faults: last.faults,
      memory: process.memoryUsage().rss,
    });
    files = now;
    ({ isPartial } = last);
    isSaved = !isPartial || savesSoon || isEnding;
    if (isSaved) {
      // The parent already publishes the batch while this process saves Gatsby's state.
      reportPhase('save');
      await last.save();
      savedAt = Date.now();
    }
    await sendToParent({ type: 'saved', isSaved });
  } catch (error) {
    if (!(error instanceof FullBuildRequired)) throw error;
    await sendToParent({ type: 'cold', why: error.why });
  }
}

/**
 * Merges the file changes of several cycles into one. The last change of a file counts. @param
 * {import('../gatsby/bootGatsby.mjs').Cycle[]} cycles
 */
function changesOf(cycles) {
  const [changed, gone] = [new Set(), new Set()];
  for (const { files: ofCycle } of cycles) {
    for (const file of ofCycle?.changed ?? []) {
      changed.add(file);
      gone.delete(file);
    }
    for (const file of ofCycle?.gone ?? []) {
      changed.delete(file);
      gone.add(file);
    }
  }
  return { changed: [...changed].map(inFolder), gone: [...gone].map(inFolder) };
}

/** Returns the path of a file relative to the folder of the built site. @param {string} file */
const inFolder = (file) => path.relative(PUBLIC, file);
