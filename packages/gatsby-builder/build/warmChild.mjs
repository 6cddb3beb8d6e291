import path from 'node:path';
import { checkCycles } from './checkCycles.mjs';
import { bootGatsby, NeedsWholeBuild } from '../gatsby/bootGatsby.mjs';
import { fileChanges } from '../publish/publishFolder.mjs';
import { filesOf } from '../publish/publishOrder.mjs';
import { removeLostPages } from './removeLostPages.mjs';

/**
 * `node warmChild.mjs [heal]` in a checkout, as a child process: builds the site once as `gatsby build` does, then again whenever its
 * parent says
 * `build`. It tells the parent of each phase as it begins (`phase`), and how a build ended (`ready` after the first, `built` and then
 * `saved`, `cold` when it cannot go on). Anything unforeseen ends the process. `heal`: the build before this one was cut off.
 */

/** How many cycles of the first check editors' changes may disturb before it is left to the next build. */
const TRIES = 5;
const PUBLIC = 'public';
const heal = process.argv.includes('heal');
const parent = process.send?.bind(process);
// Gatsby would report to it every line that it prints.
process.send = undefined;

/** @param {object} message @returns {Promise<void>} until it is sent */
const tell = (message) => new Promise((resolve) => (parent ? parent(message, () => resolve()) : resolve()));
/** @type {import('../gatsby/bootGatsby.mjs').OnPhase} */
const tellPhase = (phase, pages) => void tell({ type: 'phase', phase, pages });

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});
process.once('disconnect', () => process.exit(0));

const folder = process.cwd();
tellPhase('boot');
const gatsby = await bootGatsby(folder);
if (heal) removeLostPages(folder);
tellPhase('check');
const { cycles, ...boot } = await checkCycles(() => gatsby.cycle(() => {}), TRIES);
const changes = [...gatsby.changes, ...cycles.flatMap((cycle) => cycle.changes)];
/** Whether cycles are known to do what they should: null until one with nothing to do was not disturbed. */
let { trusted } = boot;
const tells = cycles.at(-1)?.files !== undefined;
/** The files of the site as the parent knows them, where the site does not tell which of them change. */
let files = tells ? new Map() : filesOf(PUBLIC);
void tell({ type: 'ready', ...boot, changes, memory: process.memoryUsage().rss });

process.on('message', (message) => {
  if (message === 'build') void build();
});

async function build() {
  try {
    const built = [await gatsby.cycle(tellPhase)];
    if (trusted === null) {
      const check = await checkCycles(() => gatsby.cycle(tellPhase), 1);
      trusted = check.trusted;
      built.push(...check.cycles);
      // What the build wrote is as doubtful as what the check did.
      if (trusted === false) throw new NeedsWholeBuild('check');
    }
    const last = /** @type {import('../gatsby/bootGatsby.mjs').Cycle} */ (built.at(-1));
    const now = tells ? files : filesOf(PUBLIC);
    await tell({
      type: 'built',
      files: tells ? changesOf(built) : fileChanges(now, files),
      pages: built.flatMap(({ rendered }) => rendered).length,
      deleted: built.flatMap(({ deleted }) => deleted).length,
      queries: built.reduce((sum, { queries }) => sum + queries, 0),
      changes: built.flatMap((cycle) => cycle.changes),
      memory: process.memoryUsage().rss,
    });
    files = now;
    // What was built is published meanwhile.
    tellPhase('save');
    last.save();
    void tell({ type: 'saved' });
  } catch (error) {
    if (!(error instanceof NeedsWholeBuild)) throw error;
    void tell({ type: 'cold', why: error.why });
  }
}

/** What the cycles of a build changed. @param {import('../gatsby/bootGatsby.mjs').Cycle[]} cycles */
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

/** The path of a file in the folder of the site. @param {string} file */
const inFolder = (file) => path.relative(PUBLIC, file);
