import { contentDisposition } from '@group/rules/files/contentDisposition';
import type { PayloadRequest, UploadConfig } from 'payload';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { answerFile } from '../../platform/files/answerFile';
import { fileFacts } from '../../platform/files/fileFacts';
import { mediaFiles } from '../../platform/files/mediaFiles';
import { movedTo } from '../media/movedFiles';
import { isOriginal } from '../media/originals';
import { hasSmallCopy, SMALL_PARAMETER, smallPicture } from '../media/smallPicture';
import { mediaHeaders } from './mediaHeaders';
import { typeOfName } from './typeOfName';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Sends a media file in place of Payload, whose responses have no lifetime, and no validators for files in a folder. */
export const sendMedia: Handler = async (req, { params: { filename } }) => {
  const file = isOriginal(filename) ? null : await mediaFiles.open(filename);
  if (!file) return leadToMoved(req, filename);
  const type = file.type ?? typeOfName(filename);
  if (asksSmall(req) && hasSmallCopy(type)) {
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

/** Redirects from the address that a file had before it was cleaned. */
async function leadToMoved({ payload }: PayloadRequest, filename: string): Promise<Response> {
  const moved = await movedTo(payload, filename);
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

/** Editors alone: resizing takes time that anonymous requests could abuse. */
const asksSmall = (req: PayloadRequest): boolean =>
  queryOf(req).has(SMALL_PARAMETER) && isDraftReader({ req });

/** The admin adds to the address when the document was saved, so a replaced picture has another one. */
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
