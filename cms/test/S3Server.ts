import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver, { type Middleware } from '@20minutes/s3rver';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

/** The only key that the server knows. */
const KEY = 'S3RVER';
const BUCKET = 'files';

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Amazon's client signs the address of a bucket with a slash behind it, which this server computes without: of listings it does not
 * compare the signature. Of files it does.
 */
const letListingsPass: Middleware = (ctx, next) => {
  if (ctx.method === 'GET' && ctx.path === `/${BUCKET}/`)
    ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } }) as object;
  return next();
};

/** A storage that speaks S3 and checks signatures, with one empty bucket, that can be stopped and started again. */
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

  /** The variables by which a CMS finds it. */
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
    this.server.middleware.unshift(letListingsPass);
    await this.server.run();
  }

  /** Ends it; what it holds stays. */
  async close(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  /** Ends it for good. */
  async destroy(): Promise<void> {
    this.client.destroy();
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Names of what it holds, in order. */
  async keys(): Promise<string[]> {
    const { Contents = [] } = await this.client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
    return Contents.map(({ Key = '' }) => Key).sort();
  }

  /** Puts a file there that no document knows. */
  async put(key: string, text: string): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: text }));
  }
}
