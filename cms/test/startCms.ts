import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { GRAPHQL_POST } from '@payloadcms/next/routes';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import config from '../payload.config';
import { env } from '../platform/env/env';
import { graphqlGuard } from '../platform/graphql/graphqlGuard';
import { handleRequest } from '../platform/http/handleRequest';
import { restGuard } from '../platform/http/restGuard';
import { prepareRequests } from '../platform/http/prepareRequests';
import { createDatabase } from './database/createDatabase';

export interface RunningCms {
  payload: Payload;
  /** URL of the CMS, without a trailing slash. */
  url: string;
  /**
   * Fetches a URL from a document. Such a URL begins with `CMS_URL`, where nothing listens in tests, so the request
   * goes to this CMS instead.
   */
  fetch: (address: string | null | undefined, init?: RequestInit) => Promise<Response>;
  stop: () => Promise<void>;
}

const graphql = graphqlGuard(config, GRAPHQL_POST(config));

function toRequest(incoming: IncomingMessage, origin: string): Request {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', origin), {
    method: incoming.method ?? 'GET',
    headers: new Headers(
      Object.entries(incoming.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    ),
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  });
}

async function respond(request: Request, payload: Payload): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/web/') || pathname.startsWith('/umbraco/'))
    return handleRequest(request, payload);
  if (pathname === '/api/graphql') return graphql(request);
  return restGuard(config, request, (guarded) => handleEndpoints({ config, request: guarded }));
}

/**
 * Starts the CMS on a port, without the admin and Next, for tests and builds. The environment sets its database and
 * folders.
 */
export async function startCms({ port = 0 }: { port?: number } = {}): Promise<RunningCms> {
  prepareRequests({ servesPages: false });
  await createDatabase();
  const payload = await getPayload({ config });
  const server = createServer((incoming, outgoing) => {
    respond(toRequest(incoming, `http://${incoming.headers.host}`), payload)
      .then(async (response) => {
        const cookies = response.headers.getSetCookie();
        outgoing.writeHead(response.status, {
          ...Object.fromEntries(response.headers),
          ...(cookies.length > 0 && { 'set-cookie': cookies }),
        });
        if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
        else outgoing.end();
      })
      .catch((error: unknown) => {
        payload.logger.error(error);
        if (!outgoing.headersSent) outgoing.writeHead(500);
        outgoing.end();
      });
  });
  // The timeout is longer than any pause in a test. A request would fail if the server closed its connection at the
  // moment when it is reused.
  server.keepAliveTimeout = 120_000;
  await once(server.listen(port), 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    payload,
    url,
    fetch: (address, init) => {
      const { pathname, search } = new URL(address ?? '', env.cmsUrl);
      return fetch(url + pathname + search, init);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await payload.destroy();
    },
  };
}
