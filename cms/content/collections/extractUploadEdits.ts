import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import type { CropArea, FocalPoint } from '../media/cropArea';

const INVALID = {
  he: 'החיתוך או נקודת המיקוד של התמונה אינם תקינים. יש לבחור אותם שוב ולשמור.',
  en: 'The crop or the focal point of the picture is not valid. Choose it again and save.',
};

const percent = z.coerce.number().min(0).max(100.01);
const length = percent.gt(0);

/** Query parameters that the admin adds to a request when an editor has cropped a picture or set its focal point. */
const editsSchema = z.object({
  crop: z.object({ x: percent, y: percent, width: length, height: length }).nullish(),
  focalPoint: z.object({ x: percent, y: percent }).nullish(),
});

export interface UploadEdits {
  /** The area to keep; undefined for the whole picture. */
  area?: CropArea;
  /** Focal point relative to the picture before the crop. */
  focalPoint?: FocalPoint;
}

const isWhole = ({ height, width }: CropArea): boolean => width >= 99.99 && height >= 99.99;

/**
 * Removes the picture edits from a request and returns them. If they stayed in the request, Payload would overwrite the
 * original picture with the cropped one.
 * @throws APIError 400 for invalid edits
 */
export function extractUploadEdits({ query, i18n }: PayloadRequest): UploadEdits {
  if (!query?.uploadEdits) return {};
  const edits = editsSchema.safeParse(query.uploadEdits);
  delete query.uploadEdits;
  if (!edits.success) throw new APIError(INVALID[adminLanguage(i18n)], 400);
  const { crop, focalPoint } = edits.data;
  return { ...(crop && !isWhole(crop) && { area: crop }), ...(focalPoint && { focalPoint }) };
}
