import '../quickPasswords';
import { keepWorker } from '../../scripts/keepWorker.mjs';
import { startCms } from '../startCms';
import { programOf } from './programOf';

/**
 * Runs a CMS without the admin. Also runs a worker, unless RUNS_JOBS is `false`. Prints the URL of the CMS, and the
 * process id of each worker that it starts.
 */
const { url } = await startCms({ port: Number(process.env.PORT ?? 0) });
console.log(`CMS at ${url}`);
if (process.env.RUNS_JOBS !== 'false') {
  const worker = { program: programOf('worker'), cwd: process.cwd() };
  keepWorker({ url, worker, onReady: (pid) => console.log(`Worker ${pid}`) });
}
