import { drainOnSignals, httpServer } from '@group/http-server';
import { keepWorker } from './keepWorker.mjs';
import { nextApp } from './nextApp.mjs';
import { transportSecurity } from './transportSecurity.mjs';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';
import { loggedError } from '../platform/logging/loggedError.ts';

// The database and files of visitors are readable by this user only.
process.umask(0o077);
const port = Number(process.env.PORT || 3000);
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Next assumes development when NODE_ENV is not set. The worker, not the server, runs jobs.
Object.assign(process.env, { NODE_ENV: 'production', RUNS_JOBS: 'false' });
const releaseDatabase = await useDatabase();

/** `npm run start`: the built CMS. `next start` would survive its npm, and reset pending requests when it ends. */
const app = nextApp(port);
await app.prepare();
const answer = app.getRequestHandler();
const everyAnswer = new Headers(transportSecurity(process.env.CMS_URL));
const server = httpServer((request, response) => {
  response.setHeaders(everyAnswer);
  answer(request, response).catch((error) => {
    // Queries contain tokens and signatures.
    console.error(`${request.method} ${request.url?.split('?')[0]}`, loggedError(error));
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
server.listen(port, () => console.log(`CMS on port ${port}`));
const worker = keepWorker({ url: `http://localhost:${port}` });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, worker.stop);
drainOnSignals(server, { notice: Number(process.env.DRAIN_NOTICE_MS || 0), finish: releaseDatabase });
// Node would end the process, but the failure concerns one request.
process.on('unhandledRejection', (error) => console.error('A request failed', loggedError(error)));
