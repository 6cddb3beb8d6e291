import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { watchFileOperations } from './fileOperations.mjs';

/**
 * Usage: `node soakBuilderProcess.mjs <JSON>`, as a child process. The JSON contains the site folder, builder settings
 * and the path of a log file. The process builds once per message and responds with the report or the error. It may
 * kill itself. It writes each change of a published file to the log, so that tests see every state that visitors could
 * see.
 */
const { folder, settings, log } = JSON.parse(process.argv[2] ?? '{}');
const served = `${settings.publicDir}/`;
const READ = /(^|\/)(index\.html|page-data\.json|_redirects)$|^slice-data\//;

const operations = watchFileOperations((args) => {
  for (const file of args) {
    if (typeof file !== 'string' || !file.startsWith(served)) continue;
    const name = file.slice(served.length);
    if (!existsSync(file)) appendFileSync(log, `${JSON.stringify({ name, text: null })}\n`);
    else if (READ.test(name) && statSync(file).isFile())
      appendFileSync(log, `${JSON.stringify({ name, text: readFileSync(file, 'utf8') })}\n`);
  }
});

const { createSiteBuilder } = await import('../siteBuilder.mjs');
const { stopAll } = await import('../../processes/processes.mjs');

let hurries = false;
const builder = createSiteBuilder(settings, folder, {
  readState: async () => ({ sources: '', content: '', day: '2026-01-10' }),
  entry: path.join(import.meta.dirname, 'killedChild.mjs'),
  batchPages: 2,
  publish: async () => hurries && builder.hurry(),
});

process.once('disconnect', () => process.exit(0));
process.on('message', (message) => {
  if (message === 'end')
    void builder
      .end()
      .then(stopAll)
      .then(() => process.exit(0));
  else void build(/** @type {any} */ (message));
});

/** @param {{ hurries: boolean, kill?: import('./fileOperations.mjs').Kill }} order */
async function build(order) {
  ({ hurries } = order);
  if (order.kill) operations.killAt(order.kill);
  process.send?.(
    await builder.build('change').catch((/** @type {unknown} */ error) => ({ error: String(error) })),
  );
}
process.send?.('ready');
