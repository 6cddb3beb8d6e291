import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received call. */
interface HeardLead {
  reference: string;
  key: string;
  /** State of the reported meeting. */
  state: string | undefined;
  at: number;
  accepted: boolean;
}

interface Told {
  reference: string;
  meeting?: { state: string };
}

/** Sends the response to a call; true when the CRM accepted the lead. */
export type CrmMood = (response: ServerResponse) => boolean;

export const accepts: CrmMood = (response) => {
  response.end(JSON.stringify({ accepted: true, id: 'crm-1' }));
  return true;
};

/** Fake CRM with faults on demand. Like a real one, it is idempotent by the key. */
export class FakeCrm {
  readonly heard: HeardLead[] = [];
  mood: CrmMood = accepts;
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts listening, on the previous port if there was one. */
  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        // A killed process can leave a request without a body.
        if (body === '') {
          response.writeHead(400).end();
          return;
        }
        const { reference, meeting } = JSON.parse(body) as Told;
        const key = String(request.headers['idempotency-key']);
        const call: HeardLead = { reference, key, state: meeting?.state, at: Date.now(), accepted: false };
        this.heard.push(call);
        call.accepted = this.mood(response);
      });
    });
    await once(server.listen(this.port), 'listening');
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Refuses connections. */
  async close(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** References of accepted leads, without duplicates. */
  get leads(): string[] {
    const byKey = new Map(
      this.heard.filter(({ accepted }) => accepted).map((call) => [call.key, call.reference]),
    );
    return [...byKey.values()];
  }
}
