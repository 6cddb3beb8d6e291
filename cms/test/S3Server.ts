import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver, { type Middleware } from '@20minutes/s3rver';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

/** The only access key that the server accepts. */
const KEY = 'S3RVER';
const BUCKET = 'files';

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Turns off the signature check for listings. Amazon's client signs the path of a bucket with a trailing slash, which
 * this server omits, so its check would fail. The signatures of file requests are checked.
 */
const letListingsPass: Middleware = (ctx, next) => {
  if (ctx.method === 'GET' && ctx.path === `/${BUCKET}/`)
    ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } }) as object;
  return next();
};

/** Percent-encodes all characters that RFC 3986 reserves, as Amazon does. */
const encodeReserved = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Makes the server check signatures of query strings as Amazon does. It uses `encodeURIComponent`, which does not
 * encode the quotes in a file name (RFC 8187), so valid signatures would fail.
 */
const signAsAmazon: Middleware = async (ctx, next) => {
  if (!ctx.query['response-content-disposition']) return next();
  const plain = globalThis.encodeURIComponent;
  const encoded = new Map(
    Object.values(ctx.query).map((value) => [String(value), encodeReserved(String(value))]),
  );
  globalThis.encodeURIComponent = (value) => encoded.get(String(value)) ?? plain(value);
  try {
    return await next();
  } finally {
    globalThis.encodeURIComponent = plain;
  }
};

/** S3 server that checks signatures and has one empty bucket. Tests can stop and restart it. */
export class S3Server {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 's3-test-'));
  private server: S3rver | undefined;
  private readonly client: S3Client;

  constructor(private readonly port: number) {
    this.client = new S3Client({
      endpoint: this.url,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Environment variables with which a CMS uses this server. */
  get env(): Record<string, string> {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: this.url,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    };
  }

  async open(): Promise<void> {
    this.server = new S3rver({
      address: 'localhost',
      port: this.port,
      silent: true,
      directory: this.folder,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    this.server.middleware.unshift(letListingsPass, signAsAmazon);
    await this.server.run();
  }

  /** Stops the server. Its content stays. */
  async close(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  /** Stops the server and deletes its content. */
  async destroy(): Promise<void> {
    this.client.destroy();
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Returns the sorted keys of the stored files. */
  async keys(): Promise<string[]> {
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
    return Contents.map(({ Key = '' }) => Key).sort();
  }

  /** Stores a file to which no document refers. */
  async put(key: string, content: Buffer | string): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: content }));
  }
}
