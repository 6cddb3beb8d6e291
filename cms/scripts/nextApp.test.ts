import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { nextApp } from './nextApp.mjs';

it('Next listens for WebSockets where nobody comes, not on the server that requests come by', async () => {
  const [server, upgrades] = [createServer(), createServer()];
  const answer = nextApp(0, upgrades).getRequestHandler();
  const request = { socket: { server } } as unknown as IncomingMessage;
  // The request fails, because there is no build here. By then, Next has already added its listener.
  await answer(request, {} as ServerResponse).catch(() => undefined);
  expect(server.listenerCount('upgrade')).toBe(0);
  expect(upgrades.listenerCount('upgrade')).toBe(1);
});
