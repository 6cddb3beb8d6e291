import { drainOnSignals, httpServer } from './httpServer.mjs';
import { keepWorker } from './keepWorker.mjs';
import { nextApp } from './nextApp.mjs';
import { transportSecurity } from './transportSecurity.mjs';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';

// What it writes (database, files of visitors) is its user's alone.
process.umask(0o077);
const port = Number(process.env.PORT || 3000);
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Before Next is asked for anything: it takes what is unset for development.
// The server answers; the worker beside it delivers and runs the jobs.
Object.assign(process.env, { NODE_ENV: 'production', RUNS_JOBS: 'false' });
const releaseDatabase = await useDatabase();

/**
 * `npm run start`: the CMS that was built, on a server of our own instead of `next start`, whose server stays when npm is told to
 * end, and resets requests that are under way.
 */
const app = nextApp(port);
await app.prepare();
const answer = app.getRequestHandler();
const everyAnswer = new Headers(transportSecurity(process.env.CMS_URL));
const server = httpServer((request, response) => {
  response.setHeaders(everyAnswer);
  answer(request, response).catch((error) => {
    console.error(`${request.method} ${request.url}`, error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
server.listen(port, () => console.log(`CMS on port ${port}`));
const worker = keepWorker({ url: `http://localhost:${port}` });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, worker.stop);
drainOnSignals(server, { notice: Number(process.env.DRAIN_NOTICE_MS || 0), finish: releaseDatabase });
// Next reports these as well, and Node would end the process: they concern one request.
process.on('unhandledRejection', (error) => console.error('A request failed', error));
