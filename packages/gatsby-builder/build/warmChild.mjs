import path from 'node:path';
import { checkCycles } from './checkCycles.mjs';
import { bootGatsby, FullBuildRequired } from '../gatsby/bootGatsby.mjs';
import { fileChanges } from '../publish/publishFolder.mjs';
import { listPublishedFiles } from '../publish/publishOrder.mjs';
import { removeLostPages } from './removeLostPages.mjs';

/**
 * `node warmChild.mjs <served folder> <kept folder> [repair] [batch=<pages>]` in a checkout, as a child process: builds the site like
 * `gatsby build`, then a batch of changed pages for each `build` message, and the next batch of the same changes for each `resume` message.
 * With `runsAhead`, it renders the next batch while the parent publishes, until a `hurry` message. The folders are those of `bootGatsby`.
 * Messages to the parent: `phase` at the start of each phase, `ready` after the first build, then `built` and `saved`, or `cold` if the
 * process cannot continue. Unexpected errors end the process. After `ready`, SIGTERM ends it with code 0 once the batch in progress is
 * built and Gatsby's state saved. `repair`: the previous build was interrupted.
 */

/** Maximum number of disturbed cycles in the first check; after that the next build checks again. */
const MAX_ATTEMPTS = 5;
/** Maximum time in ms without saving Gatsby's state while pages are left. */
const MAX_UNSAVED_MS = 60_000;
const PUBLIC = 'public';
const [, , served, kept] = process.argv;
const repair = process.argv.includes('repair');
const batch = process.argv.find((argument) => argument.startsWith('batch='));
const parent = process.send?.bind(process);
// Gatsby would send each printed line to the parent.
process.send = undefined;

/** @param {object} message @returns {Promise<void>} resolves when the message is sent */
const tell = (message) => new Promise((resolve) => (parent ? parent(message, () => resolve()) : resolve()));
/** @type {Parameters<import('../gatsby/bootGatsby.mjs').OnPhase>} */
let lastPhase = ['boot'];
/** @type {import('../gatsby/bootGatsby.mjs').OnPhase} */
const tellPhase = (phase, pages) => {
  lastPhase = [phase, pages];
  void tell({ type: 'phase', phase, pages });
};

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});
process.once('disconnect', () => process.exit(0));

const folder = process.cwd();
tellPhase('boot');
const gatsby = await bootGatsby(folder, {
  served,
  kept,
  repair,
  ...(batch && { batchPages: Number(batch.slice('batch='.length)) }),
});
if (repair) removeLostPages(folder);
tellPhase('check');
const { cycles, ...boot } = await checkCycles(() => gatsby.cycle(() => {}, { isWhole: true }), MAX_ATTEMPTS);
const changes = [...gatsby.changes, ...cycles.flatMap((cycle) => cycle.changes)];
/** Whether cycles work as expected; null until one cycle without changes has run. */
let { trusted } = boot;
const reportsFiles = cycles.at(-1)?.files !== undefined;
/** The site's files as the parent knows them; empty if the site reports its changed files. */
let files = reportsFiles ? new Map() : listPublishedFiles(PUBLIC);
const { faults } = cycles.at(-1) ?? gatsby;
void tell({ type: 'ready', ...boot, changes, faults, memory: process.memoryUsage().rss });

let [left, savedAt] = [0, 0];
/** Whether a change waits for the batch in progress, so that no other may begin. */
let isHurried = false;
process.on('message', (/** @type {import('./warmProcess.mjs').Order} */ order) => {
  isHurried = order.type === 'hurry';
  if (order.type !== 'hurry' && !isEnding) building = build(order.type === 'resume', order.runsAhead);
});
let isEnding = false;
/** The build in progress. An error ends the process. */
let building = Promise.resolve();
/** Whether Gatsby's saved state contains all batches. */
let isSaved = true;
process.once('SIGTERM', async () => {
  [isEnding, isHurried] = [true, true];
  await building;
  if (!isSaved) await gatsby.save();
  process.exit(0);
});

async function build(/** @type {boolean} */ resumes, /** @type {boolean} */ runsAhead) {
  try {
    if (left === 0) savedAt = Date.now();
    isSaved = false;
    // The batch may have been begun already.
    if (resumes) tellPhase(...lastPhase);
    const isWhole = trusted === null;
    // Gatsby's state can only be saved between batches.
    const savesSoon = Date.now() - savedAt > MAX_UNSAVED_MS;
    const mayRunAhead = () => runsAhead && reportsFiles && !savesSoon && !isHurried && !isEnding;
    const built = [await gatsby.cycle(tellPhase, { isWhole, resumes, mayRunAhead })];
    if (isWhole) {
      const check = await checkCycles(() => gatsby.cycle(tellPhase, { isWhole }), 1);
      trusted = check.trusted;
      built.push(...check.cycles);
      // If the check fails, the output of the build is not trusted either.
      if (trusted === false) throw new FullBuildRequired('check');
    }
    const last = /** @type {import('../gatsby/bootGatsby.mjs').Cycle} */ (built.at(-1));
    const now = reportsFiles ? files : listPublishedFiles(PUBLIC);
    await tell({
      type: 'built',
      files: reportsFiles ? changesOf(built) : fileChanges(now, files),
      pages: built.flatMap(({ rendered }) => rendered).length,
      deleted: built.flatMap(({ deleted }) => deleted).length,
      queries: built.reduce((sum, { queries }) => sum + queries, 0),
      changes: built.flatMap((cycle) => cycle.changes),
      left: last.left,
      faults: last.faults,
      memory: process.memoryUsage().rss,
    });
    files = now;
    ({ left } = last);
    isSaved = left === 0 || savesSoon || isEnding;
    if (isSaved) {
      // The parent publishes while the state is saved.
      tellPhase('save');
      await last.save();
      savedAt = Date.now();
    }
    await tell({ type: 'saved', isSaved });
  } catch (error) {
    if (!(error instanceof FullBuildRequired)) throw error;
    await tell({ type: 'cold', why: error.why });
  }
}

/** Merges the file changes of several cycles. @param {import('../gatsby/bootGatsby.mjs').Cycle[]} cycles */
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

/** Path relative to the folder of the built site. @param {string} file */
const inFolder = (file) => path.relative(PUBLIC, file);
