import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';

/**
 * Creates the Next application of the built CMS. Next adds an `upgrade` listener for WebSockets to the server of the
 * first request, and never closes those sockets, although only development uses them. It gets an unused server here, so
 * that the real one is not affected.
 * @param {number} port
 * @param {import('node:http').Server} [upgrades] server that receives Next's listener
 */
export const nextApp = (port, upgrades = createServer()) =>
  next({
    dev: false,
    dir: path.resolve(import.meta.dirname, '..'),
    hostname: 'localhost',
    port,
    httpServer: upgrades,
  });
