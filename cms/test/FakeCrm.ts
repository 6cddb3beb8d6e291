import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that the CRM received. */
interface HeardLead {
  reference: string;
  key: string;
  /** How a meeting stood that it was told of. */
  state: string | undefined;
  at: number;
  accepted: boolean;
}

interface Told {
  reference: string;
  meeting?: { state: string };
}

/** How the CRM answers a call; true when it took the lead. */
export type CrmMood = (response: ServerResponse) => boolean;

export const accepts: CrmMood = (response) => {
  response.end(JSON.stringify({ accepted: true, id: 'crm-1' }));
  return true;
};

/** An outside CRM for tests that can be told how to fail. Like a real one it recognises by the key what it has already. */
export class FakeCrm {
  readonly heard: HeardLead[] = [];
  mood: CrmMood = accepts;
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Begins to listen, on the port it had before if any. */
  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { reference, meeting } = JSON.parse(Buffer.concat(chunks).toString()) as Told;
        const key = String(request.headers['idempotency-key']);
        const call: HeardLead = { reference, key, state: meeting?.state, at: Date.now(), accepted: false };
        this.heard.push(call);
        call.accepted = this.mood(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Is down: connections are refused. */
  async close(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** The leads it has, each once however often it came. */
  get leads(): string[] {
    const byKey = new Map(
      this.heard.filter(({ accepted }) => accepted).map((call) => [call.key, call.reference]),
    );
    return [...byKey.values()];
  }
}
