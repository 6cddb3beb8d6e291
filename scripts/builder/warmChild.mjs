import { bootGatsby, NeedsWholeBuild } from './gatsbyInternals.mjs';
import { fileChanges } from './publishFolder.mjs';
import { filesOf } from './publishOrder.mjs';
import { removeLostPages } from './removeLostPages.mjs';

/**
 * `node warmChild.mjs [heal]` in a checkout, as a child process: builds the site once as `gatsby build` does, then again whenever its
 * parent says
 * `build`. It tells the parent of each phase as it begins (`phase`), and how a build ended (`ready` after the first, `built` and then
 * `saved`, `cold` when it cannot go on). Anything unforeseen ends the process. `heal`: the build before this one was cut off.
 */

/** How many empty cycles may be disturbed by editors' changes before they count as faults. */
const TRIES = 5;
const PUBLIC = 'public';
const heal = process.argv.includes('heal');
const parent = process.send?.bind(process);
// Gatsby would report to it every line that it prints.
process.send = undefined;

/** @param {object} message @returns {Promise<void>} until it is sent */
const tell = (message) => new Promise((resolve) => (parent ? parent(message, () => resolve()) : resolve()));
/** @type {import('./gatsbyInternals.mjs').OnPhase} */
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
const boot = await check(gatsby.changes);
/** The files of the site as the parent knows them. */
let files = filesOf(PUBLIC);
void tell({ type: 'ready', ...boot, memory: process.memoryUsage().rss });

process.on('message', (message) => {
  if (message === 'build') void build();
});

/**
 * The first cycles have nothing to do: one that writes or deletes all the same shows that cycles are not to be trusted here.
 * @param {import('./gatsbyInternals.mjs').Change[]} changes of the first build
 */
async function check(changes) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const cycle = await gatsby.cycle(() => {});
    cycle.save();
    if (cycle.changes.length > 0) continue;
    const touched = [...cycle.rendered, ...cycle.deleted];
    return { changes, trusted: touched.length === 0, touched };
  }
  return { changes, trusted: false, touched: [] };
}

async function build() {
  try {
    const { rendered, deleted, queries, changes, save, ...cycle } = await gatsby.cycle(tellPhase);
    const now = cycle.files ? inFolder(cycle.files) : filesOf(PUBLIC);
    await tell({
      type: 'built',
      files: fileChanges(now, files),
      pages: rendered.length,
      deleted: deleted.length,
      queries,
      changes,
      memory: process.memoryUsage().rss,
    });
    files = now;
    // What was built is published meanwhile.
    tellPhase('save');
    save();
    void tell({ type: 'saved' });
  } catch (error) {
    if (!(error instanceof NeedsWholeBuild)) throw error;
    void tell({ type: 'cold', why: error.why });
  }
}

/** Files by their paths in the folder of the site. @template Facts @param {Map<string, Facts>} all */
const inFolder = (all) => new Map([...all].map(([file, facts]) => [file.slice(PUBLIC.length + 1), facts]));
