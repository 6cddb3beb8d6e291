import { fileTypeFromBuffer } from 'file-type';
import type { CollectionBeforeOperationHook } from 'payload';
import { MAX_FILE_BYTES } from '../../platform/files/uploadLimits';
import { replaceContent } from '../../platform/files/fileNames';
import { normalizePicture } from '../media/normalizePicture';

const PICTURE = /^image\/(jpeg|png)$/;

/**
 * Removes location and device data from uploaded pictures, and turns the pictures upright. For collections of files
 * that visitors download, so the limits for pictures on the site do not apply. A picture that cannot be decoded is
 * stored unchanged.
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
  // Payload checks access only later. Check it here first, because decoding takes seconds and must not be available to
  // anonymous users.
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
