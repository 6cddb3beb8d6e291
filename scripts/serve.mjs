import path from 'node:path';
import { httpServer, drainOnSignals } from '../packages/http-server/httpServer.mjs';
import { redirectLongAddresses } from '../packages/site-server/longAddress.mjs';
import { siteServer } from '../packages/site-server/siteServer.mjs';

const folder = process.cwd();
const publicFolder = process.argv[2] ?? path.join(folder, 'public');
const port = Number(process.env.PORT || 9000);
/** Time in ms in which a request must arrive completely. It can be short, because requests of visitors have no body. */
const REQUEST_MS = 30_000;

// Gatsby does not handle rejected promises of its functions. Only log them: a rejection affects a single request, and
// must not end the server.
process.on('unhandledRejection', (error) => console.error('A request failed', error));

/** `npm run serve`: serves the site that was built in this folder, or in the given folder. */
const server = httpServer(siteServer(folder, publicFolder), { request: REQUEST_MS });
redirectLongAddresses(server);
server.listen(port, () => console.log(`Serving ${publicFolder} on http://localhost:${port}`));
drainOnSignals(server, { notice: Number(process.env.DRAIN_NOTICE_MS || 0) });
