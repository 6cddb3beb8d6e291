declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  type Request = Readable & Pick<IncomingMessage, 'headers' | 'method' | 'url' | 'socket'>;

  interface Options {
    address?: string;
    port?: number;
    silent?: boolean;
    directory?: string;
    resetOnClose?: boolean;
    configureBuckets?: { name: string; configs: string[] }[];
  }

  /** Koa middleware. */
  export type Middleware = (
    ctx: {
      method: string;
      path: string;
      app: object;
      req: Request;
      res: ServerResponse;
      request: { req: Request };
    },
    next: () => Promise<void>,
  ) => Promise<void>;

  export default class S3rver {
    readonly middleware: Middleware[];
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
