import { existsSync } from 'node:fs';
import { forgetQueryResults } from '../gatsby/bootGatsby.mjs';

/** `node forgetResults.mjs` in a checkout: what follows a build that was cut off writes every page's data anew. */
if (existsSync('.cache/caches-lmdb')) await forgetQueryResults(process.cwd());
