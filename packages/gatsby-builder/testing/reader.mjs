import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Usage: `node reader.mjs <served folder> <page>…`, as a child process. It behaves like a visitor: it reads each page
 * and then its data in a loop. It responds to every message with the number of reads and the faults found so far, and
 * exits after `stop`.
 */
const [served = '', ...pages] = process.argv.slice(2);
/** Maximum number of faults that are reported. */
const MAX_FAULTS = 20;
const found = { reads: 0, faults: /** @type {string[]} */ ([]) };

const version = (/** @type {string} */ text) => Number(/Version (\d+)/.exec(text)?.[1] ?? 0);

/** @param {string} fault */
const note = (fault) => {
  if (found.faults.length < MAX_FAULTS) found.faults.push(fault);
};

/** @param {string} page */
function visit(page) {
  const html = readFileSync(path.join(served, page, 'index.html'), 'utf8');
  const data = readFileSync(path.join(served, 'page-data', page || 'index', 'page-data.json'), 'utf8');
  found.reads += 1;
  if (!html.includes('<header><b>')) note(`${page} without its header`);
  if (!html.includes('<footer>')) note(`${page} without its footer`);
  if (version(data) < version(html)) note(`${page} with data older than the page`);
}

function visitAll() {
  try {
    for (const page of pages) visit(page);
  } catch (error) {
    note(String(error));
  }
  setImmediate(visitAll);
}

process.on('message', (message) => {
  if (message === 'stop') process.send?.(found, () => process.exit(0));
  else process.send?.(found);
});
process.once('disconnect', () => process.exit(0));
visitAll();
