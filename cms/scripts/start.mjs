import { drainOnSignals, httpServer } from '@group/http-server';
import { keepWorker } from './keepWorker.mjs';
import { nextApp } from './nextApp.mjs';
import { transportSecurity } from './transportSecurity.mjs';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';
import { loggedError } from '../platform/logging/loggedError.ts';

// Only this user may read the files of the database and the uploads of visitors.
process.umask(0o077);
const port = Number(process.env.PORT || 3000);
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Set `NODE_ENV`, because Next otherwise assumes development. The server runs no jobs; the worker does.
Object.assign(process.env, { NODE_ENV: 'production', RUNS_JOBS: 'false' });
const releaseDatabase = await useDatabase();

/**
 * `npm run start`: runs the built CMS. `next start` is not used, because it keeps running after its npm process has
 * ended, and aborts pending requests when it exits.
 */
const app = nextApp(port);
await app.prepare();
const answer = app.getRequestHandler();
const everyAnswer = new Headers(transportSecurity(process.env.CMS_URL));
const server = httpServer((request, response) => {
  response.setHeaders(everyAnswer);
  answer(request, response).catch((error) => {
    // Leave out the query string, because it may contain tokens and signatures.
    console.error(`${request.method} ${request.url?.split('?')[0]}`, loggedError(error));
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
server.listen(port, () => console.log(`CMS on port ${port}`));
const worker = keepWorker({ url: `http://localhost:${port}` });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, worker.stop);
drainOnSignals(server, { notice: Number(process.env.DRAIN_NOTICE_MS || 0), finish: releaseDatabase });
// By default, Node would exit. The failure concerns only one request, so log it and continue.
process.on('unhandledRejection', (error) => console.error('A request failed', loggedError(error)));
