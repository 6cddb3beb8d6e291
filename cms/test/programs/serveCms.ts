import '../quickPasswords';
import { keepWorker } from '../../scripts/keepWorker.mjs';
import { startCms } from '../startCms';
import { programOf } from './programOf';

/**
 * A CMS in a process of its own, without the admin, and its worker beside it unless RUNS_JOBS is `false`. It prints its address, then the
 * worker's process id each time one has begun.
 */
const { url } = await startCms({ port: Number(process.env.PORT ?? 0) });
console.log(`CMS at ${url}`);
if (process.env.RUNS_JOBS !== 'false') {
  const worker = { program: programOf('worker'), cwd: process.cwd() };
  keepWorker({ url, worker, onReady: (pid) => console.log(`Worker ${pid}`) });
}
