import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';

/**
 * Creates the Next application of the built CMS. Next adds a listener for WebSockets, which it uses in development only, to the server of the
 * first request, and never closes those sockets. Here it gets an unused server instead.
 * @param {number} port
 * @param {import('node:http').Server} [upgrades] receives Next's listener
 */
export const nextApp = (port, upgrades = createServer()) =>
  next({
    dev: false,
    dir: path.resolve(import.meta.dirname, '..'),
    hostname: 'localhost',
    port,
    httpServer: upgrades,
  });
