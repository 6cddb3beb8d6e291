import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsFolder } from './paths.mjs';

const { Client } = /** @type {typeof import('../../cms/node_modules/@types/pg')} */ (
  createRequire(path.join(cmsFolder, 'package.json'))('pg')
);

/**
 * Connects to a database of the CMS. For checks and benchmarks.
 * @param {string} url
 */
export async function connectDatabase(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
