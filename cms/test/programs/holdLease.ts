import { createInterface } from 'node:readline';
import { leaseServer } from '../../platform/database/embedded/leaseServer.ts';

/** Leases the embedded server of a data folder, prints its address, and releases the lease when it reads a line. */
const [, , dataDir = ''] = process.argv;
const { url, release } = await leaseServer(dataDir);
console.log(url);
for await (const _line of createInterface({ input: process.stdin })) break;
await release();
process.exit(0);
