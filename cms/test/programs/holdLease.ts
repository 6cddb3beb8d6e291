import { createInterface } from 'node:readline';
import { leaseServer } from '../../platform/database/embedded/leaseServer.ts';

/**
 * Leases the embedded database server of a data folder and prints its URL. Releases the lease when it reads a line from
 * stdin.
 */
const [, , dataDir = ''] = process.argv;
const { url, release } = await leaseServer(dataDir);
console.log(url);
for await (const _line of createInterface({ input: process.stdin })) break;
await release();
process.exit(0);
