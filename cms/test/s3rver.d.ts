declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    address?: string;
    port?: number;
    silent?: boolean;
    directory?: string;
    resetOnClose?: boolean;
    configureBuckets?: { name: string; configs: string[] }[];
  }

  /** Of Koa. */
  export type Middleware = (
    ctx: { method: string; path: string; query: Readonly<Record<string, string>>; app: object },
    next: () => Promise<void>,
  ) => Promise<void>;

  export default class S3rver {
    readonly middleware: Middleware[];
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
