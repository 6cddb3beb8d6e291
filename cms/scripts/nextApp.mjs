import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';

/**
 * The CMS that was built. Next listens for WebSockets, which it has in development alone, on whatever server a request came by, and leaves
 * those sockets open; it gets a server that nobody reaches instead, so that ours takes such a request for a plain one.
 * @param {number} port
 * @param {import('node:http').Server} [upgrades] where Next listens for WebSockets
 */
export const nextApp = (port, upgrades = createServer()) =>
  next({
    dev: false,
    dir: path.resolve(import.meta.dirname, '..'),
    hostname: 'localhost',
    port,
    httpServer: upgrades,
  });
