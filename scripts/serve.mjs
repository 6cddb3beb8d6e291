import path from 'node:path';
import { httpServer, drainOnSignals } from '../packages/http-server/httpServer.mjs';
import { leadLongAddresses } from '../packages/site-server/longAddress.mjs';
import { siteServer } from '../packages/site-server/siteServer.mjs';

const folder = process.cwd();
const publicFolder = process.argv[2] ?? path.join(folder, 'public');
const port = Number(process.env.PORT || 9000);
/** Requests of visitors have no body. */
const REQUEST_MS = 30_000;

// Gatsby drops the promises of functions. A rejection concerns only its own visitor.
process.on('unhandledRejection', (error) => console.error('A request failed', error));

/** `npm run serve`: serves the site that was built in this folder, or another folder. */
const server = httpServer(siteServer(folder, publicFolder), { request: REQUEST_MS });
leadLongAddresses(server);
server.listen(port, () => console.log(`Serving ${publicFolder} on http://localhost:${port}`));
drainOnSignals(server, { notice: Number(process.env.DRAIN_NOTICE_MS || 0) });
