import { contentDisposition } from '@group/rules/files/contentDisposition';
import { basename } from 'node:path';
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { mediaUrl } from '../lib/mediaUrl';
import { passOnFile } from '../lib/passOnFile';
import { requireEnv } from '../lib/requireEnv';

const SHARED = 'public, max-age=0, must-revalidate, no-transform';

/** Headers by which a browser asks whether the file in its cache is current. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range'] as const;

/** A signed link is valid for one person, so caches must not store its file. */
const isForOne = ({ searchParams }: URL): boolean => searchParams.has('signature');

/** Decodes the last part of a path. Keeps an invalid encoding. */
function nameIn(pathname: string): string {
  const name = basename(pathname);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Streams a file of the CMS's media host as a download: `GET /api/download?url=`, whole or in the requested range.
 * Answers 400 for another address, 404 for a missing file, 405 for another method and 416 for an invalid range.
 * Answers 502 when the CMS cannot be reached. Never throws: Gatsby drops the promise, and an unhandled rejection ends
 * the process.
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
    // Byte ranges refer to the uncompressed file.
    res.setHeader('Cache-Control', isForOne(url) ? 'private, no-store, no-transform' : SHARED);
    const { range } = req.headers;
    const conditions = Object.fromEntries(
      CONDITIONS.flatMap((name) =>
        req.headers[name] === undefined ? [] : [[name, String(req.headers[name])]],
      ),
    );
    const outcome = await passOnFile({ url, range, conditions, headOnly: req.method === 'HEAD' }, res);
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
