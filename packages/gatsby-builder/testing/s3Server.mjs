import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { freePort } from '../../processes/ports.mjs';

/** The only access key that the server accepts. */
const KEY = 'S3RVER';

/**
 * Starts an S3 server for tests that checks the signatures of requests.
 * @param {string[]} buckets buckets to create
 * @param {(method: string, path: string) => void} [onRequest] called before each request is processed
 */
export async function startS3Server(buckets, onRequest) {
  const [port, directory] = [await freePort(), mkdtempSync(path.join(tmpdir(), 's3-test-'))];
  const server = new S3rver({
    address: 'localhost',
    port,
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  const listings = new Set(buckets.map((name) => `/${name}/`));
  /**
   * The last request for each path. Requests for the same path run one after another, so that reads and writes are
   * atomic as in S3. This server alone does not guarantee that.
   * @type {Map<string, Promise<unknown>>}
   */
  const turns = new Map();
  /** @param {Promise<unknown> | undefined} before @param {any} ctx @param {() => Promise<void>} next @returns {Promise<void>} */
  const answer = async (before, ctx, next) => {
    await before;
    if (ctx.method === 'PUT') {
      // Read the whole body first. This throws if the client has disconnected, so that no incomplete object is written.
      const body = await buffer(ctx.req);
      const { headers, method, url, socket } = ctx.req;
      ctx.req = ctx.request.req = Object.assign(Readable.from([body]), { headers, method, url, socket });
      return next();
    }
    // Do not check the signature of bucket listings. Amazon's client signs the URL with a trailing slash, but this
    // server computes the signature without it.
    if (ctx.method === 'GET' && listings.has(ctx.path))
      ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } });
    return next();
  };
  server.middleware.unshift((ctx, next) => {
    onRequest?.(ctx.method, ctx.path);
    const before = turns.get(ctx.path);
    // Wait until the response is closed and the request is processed. A client that was killed closes the connection
    // while its upload is still being written.
    const [closed, answered] = [once(ctx.res, 'close'), answer(before, ctx, next)];
    const turn = Promise.allSettled([closed, answered]);
    turns.set(ctx.path, turn);
    void turn.then(() => turns.get(ctx.path) === turn && turns.delete(ctx.path));
    return answered;
  });
  await server.run();
  const url = `http://localhost:${port}`;
  return {
    url,
    env: {
      S3_ENDPOINT: url,
      S3_REGION: '',
      S3_BUCKET: '',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
      SITE_GRACE_DAYS: '',
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
