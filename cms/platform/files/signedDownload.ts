import { contentDisposition } from '@group/rules/files/contentDisposition';
import type { CollectionSlug, PayloadRequest, UploadConfig } from 'payload';
import { env } from '../env/env';
import { fileFacts } from './fileFacts';
import { s3Client } from './s3Client';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/**
 * Lifetime of a signed URL, in seconds. It is long enough for a browser to follow the redirect, and too short for
 * sharing the URL.
 */
const SECONDS = 60;

/**
 * Redirects staff to a signed storage URL that is valid for a minute, so that the file is not transferred through the
 * CMS. Runs after Payload's access check. If files are in a folder or signed downloads are off, it returns no response,
 * and Payload serves the file.
 */
export const signedDownload: Handler = (req, { doc, params: { collection, filename } }) =>
  // The cast is needed because Payload's type does not allow a promise of no response, although Payload then continues
  // with its own handler.
  redirectToFile(req, collection, filename, doc) as Promise<Response>;

async function redirectToFile(
  { method, payload }: Pick<PayloadRequest, 'method' | 'payload'>,
  collection: string,
  filename: string,
  doc: object | undefined,
): Promise<Response | undefined> {
  if (!env.s3?.signedDownloads || method !== 'GET' || !doc) return undefined;
  const [{ GetObjectCommand }, { getSignedUrl }, client] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
    s3Client(env.s3),
  ]);
  const { name } = await fileFacts(payload, collection as CollectionSlug, filename);
  const command = new GetObjectCommand({
    Bucket: env.s3.bucket,
    Key: `${collection}/${filename}`,
    // Forces a download, as `attachmentHeaders` does for files in a folder.
    ResponseContentDisposition: contentDisposition('attachment', name),
    ResponseCacheControl: 'private, no-store',
  });
  return new Response(null, {
    status: 302,
    headers: {
      Location: await getSignedUrl(client, command, { expiresIn: SECONDS }),
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
