import { basename } from 'node:path';
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { mediaUrl } from '../lib/mediaUrl';
import { passOnFile } from '../lib/passOnFile';
import { requireEnv } from '../lib/requireEnv';

const SHARED = 'public, max-age=0, must-revalidate, no-transform';

/** A signed link is good for who was given it: nobody on the way keeps what it leads to. */
const isForOne = ({ searchParams }: URL): boolean => searchParams.has('signature');

/** A file name as a parameter of `Content-Disposition` (RFC 8187); one that is no proper encoding stays as it is. */
function encodedName(pathname: string): string {
  const name = basename(pathname);
  try {
    const escaped = encodeURIComponent(decodeURIComponent(name));
    return escaped.replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  } catch {
    return encodeURIComponent(name);
  }
}

/**
 * `GET /api/download?url=`: streams a file of the CMS's media host as a download (design §5), whole or in the range asked for.
 * Answers 400 for any other address, 405 for another method, 404 when the file is gone, 416 for a range beyond its end, 502 when
 * the CMS cannot be reached. Never throws: Gatsby drops the promise of a function, and a rejection that nobody takes ends the process.
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
    res.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodedName(url.pathname)}`);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    // A compressed range could not be put together with the others.
    res.setHeader('Cache-Control', isForOne(url) ? 'private, no-store, no-transform' : SHARED);
    const { range } = req.headers;
    const outcome = await passOnFile({ url, range, headOnly: req.method === 'HEAD' }, res);
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
