import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MarketBoard } from '../integrations/market/market';

/** Behaviour of the fake market server: writes the response to each request. */
export type MarketMood = (response: ServerResponse, path: string) => void;

export const BOARD = {
  open: true,
  opensAt: null,
  delayMinutes: 15,
  stocks: [
    {
      symbol: 'ABCD',
      name: { he: 'אבגד', en: 'Abcd' },
      rate: 4512,
      base: 4400,
      volume: 120_500,
      range52Weeks: { low: 3900, high: 4700 },
      // The time is in UTC, to test its conversion to Israel time.
      lastTransaction: '2026-11-23T11:05:00Z',
    },
  ],
  bonds: [
    {
      symbol: 'ABCD.B1',
      name: { he: 'אבגד אגח א', en: 'Abcd Bond A' },
      rate: 101.2,
      base: 101.55,
      volume: 40_000,
      bondVolume: 300_000_000,
      range52Weeks: { low: 97.1, high: 103.4 },
      lastTransaction: '2026-11-23T13:01:00+02:00',
    },
  ],
} satisfies MarketBoard;

const GRAPH = {
  points: [
    { time: '2026-11-23T10:00:00+02:00', rate: 4400, volume: 100 },
    { time: '2026-11-23T13:05:00+02:00', rate: 4512, volume: 900 },
  ],
};

const send = (response: ServerResponse, body: unknown): void =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));

/** Returns a behaviour that responds with the given board, and to other paths with a graph. */
export const says =
  (board: unknown): MarketMood =>
  (response, path) =>
    send(response, path === '/board' ? board : GRAPH);

/** Fake provider of market data that tests can make fail. */
export class FakeMarket {
  /** Received requests: path and Authorization header. */
  readonly heard: { path: string; authorization: string | undefined }[] = [];
  mood: MarketMood = says(BOARD);
  private server: Server | undefined;

  async open(): Promise<string> {
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      this.heard.push({ path, authorization: request.headers.authorization });
      this.mood(response, path);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    this.server = server;
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }
}
