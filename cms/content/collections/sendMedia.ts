import { contentDisposition } from '@group/rules/files/contentDisposition';
import type { PayloadRequest, UploadConfig } from 'payload';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { answerFile } from '../../platform/files/answerFile';
import { fileFacts } from '../../platform/files/fileFacts';
import { mediaFiles } from '../../platform/files/mediaFiles';
import { findCurrentName } from '../media/movedFiles';
import { isOriginal } from '../media/originals';
import { hasSmallCopy, SMALL_PARAMETER, smallPicture } from '../media/smallPicture';
import { mediaHeaders } from './mediaHeaders';
import { typeOfName } from './typeOfName';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/**
 * Sends a media file instead of Payload's own handler. Payload's responses have no cache lifetime and, for files stored
 * in a folder, no validators such as `ETag`.
 */
export const sendMedia: Handler = async (req, { params: { filename } }) => {
  const file = isOriginal(filename) ? null : await mediaFiles.open(filename);
  if (!file) return redirectToMovedFile(req, filename);
  const type = file.type ?? typeOfName(filename);
  if (requestsSmallCopy(req) && hasSmallCopy(type)) {
    const picture = await mediaFiles.read(filename);
    if (picture) return smallAnswer(await smallPicture(picture));
  }
  const asked = { headers: req.headers, query: queryOf(req) };
  const answer = await answerFile(asked, file, type);
  mediaHeaders({ headers: answer.headers });
  const { name } = await fileFacts(req.payload, 'media', filename);
  answer.headers.set('Content-Disposition', contentDisposition('inline', name));
  return answer;
};

/** Redirects from the URL that a file had before it was replaced. Responds with 404 if there is no such file. */
async function redirectToMovedFile({ payload }: PayloadRequest, filename: string): Promise<Response> {
  const moved = await findCurrentName(payload, filename);
  if (moved === null)
    return Response.json({ errors: [{ message: 'There is no such file' }] }, { status: 404 });
  return new Response(null, {
    status: 301,
    headers: {
      Location: `/api/media/file/${encodeURIComponent(moved)}`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}

/**
 * Checks whether the request asks for a small copy of a picture. Allowed for editors only, because anonymous requests
 * could abuse the slow resizing.
 */
const requestsSmallCopy = (req: PayloadRequest): boolean =>
  queryOf(req).has(SMALL_PARAMETER) && isDraftReader({ req });

/**
 * Returns the response with a small copy, which browsers may cache for a day. The admin adds the document's save time
 * to the URL, so a replaced picture has another URL.
 */
const smallAnswer = (picture: Buffer): Response =>
  new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  });

const queryOf = ({ url }: PayloadRequest): URLSearchParams =>
  new URL(url ?? '/', 'http://localhost').searchParams;
