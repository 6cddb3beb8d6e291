import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { freePort } from '../../processes/ports.mjs';

/** The only key that the server knows. */
const KEY = 'S3RVER';

/**
 * A storage that speaks S3 and checks signatures.
 * @param {string[]} buckets made empty
 * @param {(method: string, path: string) => void} [onRequest] hears of each request before it is answered
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
   * The last request of each path: like S3, and unlike this server, a file is there as a whole or not at all, for who reads it while
   * another is written in its place too. @type {Map<string, Promise<unknown>>}
   */
  const turns = new Map();
  /** @param {Promise<unknown> | undefined} before @param {any} ctx @param {() => Promise<void>} next @returns {Promise<void>} */
  const answer = async (before, ctx, next) => {
    await before;
    if (ctx.method === 'PUT') {
      // Where the sender is gone this throws, and nothing is written.
      const body = await buffer(ctx.req);
      const { headers, method, url, socket } = ctx.req;
      ctx.req = ctx.request.req = Object.assign(Readable.from([body]), { headers, method, url, socket });
      return next();
    }
    // Amazon's client signs the address of a bucket with a slash behind it, which this server computes without.
    if (ctx.method === 'GET' && listings.has(ctx.path))
      ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } });
    return next();
  };
  server.middleware.unshift((ctx, next) => {
    onRequest?.(ctx.method, ctx.path);
    const before = turns.get(ctx.path);
    // A sender that is killed closes the connection while what it sent is still being written.
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
      SITE_BUCKET_GRACE_DAYS: '',
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
