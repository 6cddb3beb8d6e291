import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { mediaUrl } from '../lib/mediaUrl';
import { requireEnv } from '../lib/requireEnv';

const TIMEOUT_MS = 30_000;
const PASSED_ON = ['content-type', 'content-length', 'last-modified', 'etag'];

/**
 * `GET /api/download?url=`: streams a file of the CMS's media host as a download (design §5).
 * Answers 400 for any other address, 405 for another method, 404 when the file is gone, 502 when the CMS cannot be reached.
 */
export default async function download(
  req: GatsbyFunctionRequest,
  res: GatsbyFunctionResponse,
): Promise<void> {
  if (req.method !== 'GET') {
    res.setHeader('Allow', 'GET');
    res.status(405).json({ error: 'Only GET is allowed' });
    return;
  }
  const url = mediaUrl(req.query.url, requireEnv('CMS_URL', process.env.CMS_URL));
  if (!url) {
    res.status(400).json({ error: 'The url must be a media file of the CMS' });
    return;
  }
  const file = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      console.error(`Download of ${url.href} failed`, error);
      return null;
    },
  );
  if (!file?.ok || !file.body) {
    res.status(file?.status === 404 ? 404 : 502).json({ error: 'The file cannot be fetched' });
    return;
  }
  for (const name of PASSED_ON) {
    const value = file.headers.get(name);
    if (value) res.setHeader(name, value);
  }
  const fileName = encodeURIComponent(decodeURIComponent(basename(url.pathname)));
  res.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${fileName}`);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  await pipeline(Readable.fromWeb(file.body as ReadableStream), res);
}
