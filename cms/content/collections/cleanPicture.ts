import type { CollectionBeforeOperationHook } from 'payload';
import { prepareUpload } from './prepareUpload';

/**
 * Prepares the pictures of a collection of documents: upright, without position and device. Other files stay as they are.
 * @throws APIError 400
 */
export const cleanPicture: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  // Checks access first, because decoding takes seconds and Payload checks it later.
  if (req.file && (overrideAccess || (await collection.access[operation]({ req })))) await prepareUpload(req);
  return args;
};
