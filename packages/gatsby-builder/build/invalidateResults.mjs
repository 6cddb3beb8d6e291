import { existsSync } from 'node:fs';
import { invalidateQueryResults } from '../gatsby/bootGatsby.mjs';

/**
 * Usage: `node invalidateResults.mjs` in a checkout. Run it after an interrupted build. It makes the next build rewrite
 * the data of all pages, because the interrupted build may have left stale data.
 */
if (existsSync('.cache/caches-lmdb')) await invalidateQueryResults(process.cwd());
