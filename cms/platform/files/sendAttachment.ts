import { contentDisposition } from '@group/rules/files/contentDisposition';
import type { CollectionSlug, UploadConfig } from 'payload';
import { answerFile } from './answerFile';
import { attachmentHeaders } from './attachmentHeaders';
import { fileFacts } from './fileFacts';
import type { StoredFiles } from './StoredFiles';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/**
 * Serves files as downloads, so that browsers never render them. Replaces Payload's handler, which would use the stored
 * file name instead of the original one.
 */
export const sendAttachment =
  (files: StoredFiles): Handler =>
  async ({ headers, payload }, { params: { collection, filename } }) => {
    const file = await files.open(filename);
    if (!file) return Response.json({ errors: [{ message: 'There is no such file' }] }, { status: 404 });
    const { name, type } = await fileFacts(payload, collection as CollectionSlug, filename);
    const answer = await answerFile({ headers, query: new URLSearchParams() }, file, type);
    attachmentHeaders(answer.headers);
    answer.headers.set('Content-Disposition', contentDisposition('attachment', name));
    return answer;
  };
