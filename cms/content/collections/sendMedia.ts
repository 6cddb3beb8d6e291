import { contentDisposition } from '@group/rules/files/contentDisposition';
import type { PayloadRequest, UploadConfig } from 'payload';
import { answerFile } from '../../platform/files/answerFile';
import { fileFacts } from '../../platform/files/fileFacts';
import { mediaFiles } from '../../platform/files/mediaFiles';
import { mediaHeaders } from './mediaHeaders';
import { typeOfName } from './typeOfName';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Sends a media file in place of Payload, whose responses have no lifetime, and no validators for files in a folder. */
export const sendMedia: Handler = async (req, { params: { filename } }) => {
  const file = await mediaFiles.open(filename);
  if (!file) return Response.json({ errors: [{ message: 'There is no such file' }] }, { status: 404 });
  const asked = { headers: req.headers, query: queryOf(req) };
  const answer = await answerFile(asked, file, file.type ?? typeOfName(filename));
  mediaHeaders({ headers: answer.headers });
  const { name } = await fileFacts(req.payload, 'media', filename);
  answer.headers.set('Content-Disposition', contentDisposition('inline', name));
  return answer;
};

const queryOf = ({ url }: PayloadRequest): URLSearchParams =>
  new URL(url ?? '/', 'http://localhost').searchParams;
