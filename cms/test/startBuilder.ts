import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeaders } from '../platform/builds/signatureHeaders';

export const WEBHOOK_SECRET = 'webhook secret of the tests';

/** Fake builder. The CMS requests its last builds. */
export interface FakeBuilder {
  url: string;
  /** The last builds as lines of JSON, oldest first. */
  lines: string[];
  stop: () => Promise<void>;
}

/**
 * Starts a fake builder with the interface of `scripts/lib/rebuildOnPublish.mjs`. Requests must be signed with
 * `WEBHOOK_SECRET`.
 * @param type content type of its responses; another type simulates a server that is not a builder
 */
export async function startBuilder(type = 'application/x-ndjson'): Promise<FakeBuilder> {
  const lines: string[] = [];
  const server: Server = createServer(({ headers }, response) => {
    const moment = Number(headers['x-timestamp']);
    const signed = signatureHeaders('builds', '', WEBHOOK_SECRET, moment);
    const isSigned = headers['x-signature'] === signed['X-Signature'];
    response.writeHead(isSigned ? 200 : 401, { 'Content-Type': type }).end(isSigned ? lines.join('\n') : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    lines,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
