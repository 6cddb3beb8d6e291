import { contentDisposition } from '@group/rules/files/contentDisposition';
import { basename } from 'node:path';
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { mediaUrl } from '../lib/mediaUrl';
import { streamFile } from '../lib/streamFile';
import { requireEnv } from '../lib/requireEnv';

const SHARED = 'public, max-age=0, must-revalidate, no-transform';

/** Headers of conditional requests, with which a browser asks whether its cached file is still current. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range'] as const;

/**
 * Checks whether a URL is signed. Signed links are valid for one person only, so shared caches must not store their
 * files.
 */
const isForOne = ({ searchParams }: URL): boolean => searchParams.has('signature');

/** Returns the decoded last segment of a path. A segment with an invalid encoding is returned as it is. */
function nameIn(pathname: string): string {
  const name = basename(pathname);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Streams a file from the CMS's media host as a download: `GET /api/download?url=`. Supports range requests.
 * Responds with 400 for a URL outside the media host, 404 for a missing file, 405 for another method and 416 for an
 * invalid range. Responds with 502 when the CMS cannot be reached.
 * Never throws, because Gatsby does not handle the returned promise and an unhandled rejection would end the process.
 */
export default async function download(
  req: GatsbyFunctionRequest,
  res: GatsbyFunctionResponse,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    res.status(405).json({ error: 'Only GET is allowed' });
    return;
  }
  try {
    const url = mediaUrl(req.query.url, requireEnv('CMS_URL', process.env.CMS_URL));
    if (!url) {
      res.status(400).json({ error: 'The url must be a media file of the CMS' });
      return;
    }
    res.setHeader('Content-Disposition', contentDisposition('attachment', nameIn(url.pathname)));
    res.setHeader('X-Content-Type-Options', 'nosniff');
    // `no-transform` forbids proxies to compress the response, because byte ranges refer to the uncompressed file.
    res.setHeader('Cache-Control', isForOne(url) ? 'private, no-store, no-transform' : SHARED);
    const { range } = req.headers;
    const conditions = Object.fromEntries(
      CONDITIONS.flatMap((name) =>
        req.headers[name] === undefined ? [] : [[name, String(req.headers[name])]],
      ),
    );
    const outcome = await streamFile({ url, range, conditions, headOnly: req.method === 'HEAD' }, res);
    if (outcome === 'sent') return;
    res.removeHeader('Content-Disposition');
    res.status(404).json({ error: 'There is no such file' });
  } catch (error) {
    console.error(error);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.removeHeader('Content-Disposition');
    res.status(502).json({ error: 'The file cannot be fetched' });
  }
}
