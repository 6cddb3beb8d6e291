import { existsSync } from 'node:fs';
import { invalidateQueryResults } from '../gatsby/bootGatsby.mjs';

/** `node forgetResults.mjs` in a checkout: after an interrupted build, makes the next build rewrite all page data. */
if (existsSync('.cache/caches-lmdb')) await invalidateQueryResults(process.cwd());
