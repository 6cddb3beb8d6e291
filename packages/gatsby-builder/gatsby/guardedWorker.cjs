// Gatsby's worker pool loads this file in place of Gatsby's own. It must be CommonJS, because the pool loads it with `require`.
const { loadGatsby } = require('./loadGatsby.mjs');
const { guardPictures } = require('./guardPictures.mjs');
const { guardQueries } = require('./guardQueries.mjs');
const { buildFaults } = require('./buildFaults.mjs');
const { buildJournal } = require('./buildJournal.mjs');

const folder = process.cwd();
const { load, cli } = loadGatsby(folder);
// The main process loads this file too, to learn the names of its functions.
if (process.env.GATSBY_WORKER_POOL_WORKER) {
  guardPictures(cli);
  guardQueries(load, folder, buildFaults(folder), buildJournal(folder));
}

module.exports = load('utils/worker/child');
