import type { CollectionBeforeOperationHook } from 'payload';
import type { FocalPoint } from '../media/cropArea';
import { chooseUnusedName } from '../media/movedFiles';
import { cropStored, cropUploaded } from './cropUpload';
import { prepareUpload } from './prepareUpload';
import { extractUploadEdits } from './extractUploadEdits';

interface Args {
  data?: { resetCrop?: unknown };
  id?: number;
}

/** Adds the focal point to the operation's data. Payload then stores it without storing the file again. */
const withFocalPoint = <Given extends object>(args: Given, point: FocalPoint | undefined): Given =>
  point ? { ...args, data: { ...(args as Args).data, focalX: point.x, focalY: point.y } } : args;

/**
 * Hook that cleans and crops an uploaded file before Payload processes it.
 * @throws APIError 400 for a file or crop that cannot be used
 */
export const prepareFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data, id } = args as Args;
  const edits = extractUploadEdits(req);
  const resets = data?.resetCrop === true;
  const editsStored = !req.file && id !== undefined && (resets || edits.area !== undefined);
  if (!req.file && !editsStored) return withFocalPoint(args, edits.focalPoint);
  // Payload checks access only later. Check it here first, because decoding takes seconds and must not be available to
  // anonymous users.
  if (!overrideAccess && !(await collection.access[operation]({ req }))) return args;
  if (editsStored) return withFocalPoint(args, await cropStored(req, id, { ...edits, resets }));
  await prepareUpload(req);
  if (req.file) req.file.name = await chooseUnusedName(req.payload, req.file.name);
  return withFocalPoint(args, await cropUploaded(req, edits));
};
