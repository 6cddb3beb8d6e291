import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { CropArea, FocalPoint } from '../media/cropArea';

const percent = z.coerce.number().min(0).max(100.01);
const length = percent.gt(0);

/** What the admin adds to the query of a request when an editor has edited a picture. */
const editsSchema = z.object({
  crop: z.object({ x: percent, y: percent, width: length, height: length }).nullish(),
  focalPoint: z.object({ x: percent, y: percent }).nullish(),
});

export interface UploadEdits {
  /** Undefined for the whole picture. */
  area?: CropArea;
  /** On the picture before the crop. */
  focalPoint?: FocalPoint;
}

const isWhole = ({ height, width }: CropArea): boolean => width >= 99.99 && height >= 99.99;

/**
 * Takes the edits of a picture out of a request, because Payload would overwrite the picture with its crop.
 * @throws APIError 400 for edits that are none
 */
export function takeUploadEdits({ query }: PayloadRequest): UploadEdits {
  if (!query?.uploadEdits) return {};
  const edits = editsSchema.safeParse(query.uploadEdits);
  delete query.uploadEdits;
  if (!edits.success) throw new APIError('The crop or the focal point of the picture is not valid', 400);
  const { crop, focalPoint } = edits.data;
  return { ...(crop && !isWhole(crop) && { area: crop }), ...(focalPoint && { focalPoint }) };
}
