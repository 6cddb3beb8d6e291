import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that the fake CRM received. */
interface HeardLead {
  reference: string;
  key: string;
  /** State of the meeting in the call, if it has one. */
  state: string | undefined;
  at: number;
  accepted: boolean;
}

interface Told {
  reference: string;
  meeting?: { state: string };
}

/** Behaviour of the fake CRM: sends the response to a call. Returns true if the CRM accepted the lead. */
export type CrmMood = (response: ServerResponse) => boolean;

export const accepts: CrmMood = (response) => {
  response.end(JSON.stringify({ accepted: true, id: 'crm-1' }));
  return true;
};

/** Fake CRM that tests can make fail. Like a real one, it stores a lead with the same key only once. */
export class FakeCrm {
  readonly heard: HeardLead[] = [];
  mood: CrmMood = accepts;
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts to listen, on the previous port if there was one. */
  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        // If a process is killed while it sends, the body of its request can be missing.
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

  /** Reference numbers of the accepted leads, without duplicates. */
  get leads(): string[] {
    const byKey = new Map(
      this.heard.filter(({ accepted }) => accepted).map((call) => [call.key, call.reference]),
    );
    return [...byKey.values()];
  }
}
