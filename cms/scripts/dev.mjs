import { spawn } from 'node:child_process';
import path from 'node:path';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';
import { keepWorker } from './keepWorker.mjs';

const port = process.env.PORT || '3000';

const releaseDatabase = await useDatabase();

/** `npm run dev`: runs Next's development server and the worker. */
const next = spawn(
  process.execPath,
  [path.resolve(import.meta.dirname, '../node_modules/next/dist/bin/next'), 'dev', '-p', port],
  { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', RUNS_JOBS: 'false' } },
);
const worker = keepWorker({ url: `http://localhost:${port}` });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    worker.stop();
    next.kill(signal);
  });
next.once('exit', (code) => void releaseDatabase().then(() => process.exit(code ?? 1)));
