import type { UploadConfig } from 'payload';
import { env } from '../env';
import { s3Client } from './s3Client';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Long enough for a browser to follow, too short to be handed on. */
const SECONDS = 60;

/**
 * Leads staff to a visitor's file in the storage, by an address that is good for a minute: the file does not pass through the CMS.
 * Payload has asked before whether this person may have it. Where files lie in a folder, or are not to be signed, it leaves the answer
 * to Payload.
 */
export const signedDownload: Handler = (req, { doc, params: { collection, filename } }) =>
  // Payload goes on where there is no answer; its type knows promises of always one, or of never one.
  leadToFile(req.method, collection, filename, doc) as Promise<Response>;

async function leadToFile(
  method: string | undefined,
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
  const command = new GetObjectCommand({
    Bucket: env.s3.bucket,
    Key: `${collection}/${filename}`,
    // Saved and never shown, as from a folder (`attachmentHeaders`).
    ResponseContentDisposition: `attachment; filename="${filename}"`,
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
