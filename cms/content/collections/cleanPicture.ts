import { fileTypeFromBuffer } from 'file-type';
import type { CollectionBeforeOperationHook } from 'payload';
import { MAX_FILE_BYTES } from '../../platform/files/uploadLimits';
import { replaceContent } from '../../platform/files/fileNames';
import { normalizePicture } from '../media/normalizePicture';

const PICTURE = /^image\/(jpeg|png)$/;

/**
 * Removes position and device from the pictures of a collection of documents, and turns them upright. The limits of the
 * site's pictures do not apply, because visitors download these files. A picture that cannot be decoded stays as it is.
 */
export const cleanPicture: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { file, payload } = req;
  // Checks access first, because decoding takes seconds and Payload checks it later.
  if (!file || !(overrideAccess || (await collection.access[operation]({ req })))) return args;
  const type = (await fileTypeFromBuffer(file.data))?.mime ?? '';
  if (!PICTURE.test(type)) return args;
  const result = await normalizePicture(file.data, MAX_FILE_BYTES).catch((error: unknown) => {
    payload.logger.warn(
      { err: error, name: file.name },
      'A picture keeps its metadata: it could not be decoded',
    );
    return null;
  });
  if (result) replaceContent(file, result.data, result.type, result.extension);
  return args;
};
