import { APIError, type CollectionBeforeChangeHook, type Field, type PayloadRequest } from 'payload';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { replaceContent } from '../../platform/files/fileNames';
import { mediaFiles } from '../../platform/files/mediaFiles';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { areaOfOriginal, pointInArea, pointInWhole, WHOLE } from '../media/cropArea';
import type { CropArea, FocalPoint } from '../media/cropArea';
import { canCrop, cropPicture } from '../media/cropPicture';
import { parseCrop, type Crop } from '../media/parseCrop';
import { recordFormerName } from '../media/movedFiles';
import { keepOriginal } from '../media/originals';
import { markPrepared, prepareUpload } from './prepareUpload';
import { refusePicture } from './refuseUnusablePicture';
import type { UploadEdits } from './extractUploadEdits';

const MISSING = {
  he: 'קובץ התמונה חסר. כדאי להעלות את התמונה מחדש.',
  en: 'The picture file is missing. Upload the picture again.',
};

/** Describes how the request changes a picture. Stored in the request context for `saveCrop`. */
interface PictureEdit {
  /** The area that is kept, or null for the whole picture. */
  crop: Crop | null;
  /** Name of the stored file that the edited file replaces. */
  replaced?: string;
}

const setPictureEdit = ({ context }: PayloadRequest, edit: PictureEdit): void => {
  context.pictureEdit = edit;
};

/**
 * Replaces the request's file by a part of the picture.
 * @param stored name of the stored original, if there is already one
 */
async function cropFile(req: PayloadRequest, area: CropArea, stored?: string): Promise<Crop> {
  const file = req.file as NonNullable<PayloadRequest['file']>;
  const { data, mimetype, name } = file;
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const original = stored ?? (await keepOriginal(data, mimetype, extension));
  const cropped = await cropPicture(data, area);
  replaceContent(file, cropped, mimetype, extension);
  markPrepared(cropped);
  // Must run before Payload removes the stored file, so that a rejected picture does not lose it.
  await refusePicture(req);
  return { ...area, original };
}

/**
 * Crops the uploaded file of a request and stores the original, so that the crop can be undone later.
 * @returns the focal point in the cropped picture
 */
export async function cropUploaded(
  req: PayloadRequest,
  { area, focalPoint }: UploadEdits,
): Promise<FocalPoint | undefined> {
  setPictureEdit(req, { crop: null });
  if (!area || !canCrop(req.file?.mimetype)) return focalPoint;
  setPictureEdit(req, { crop: await cropFile(req, area) });
  return focalPoint && pointInArea(area, focalPoint);
}

/**
 * Crops the stored picture of a document, or undoes its crop. The result becomes the request's file. A picture uploaded
 * before the CMS cleaned uploads is cleaned first.
 * @param edits the crop area, relative to the picture as the document shows it now
 * @returns the focal point in the resulting picture
 * @throws APIError 400 if the stored file is missing or cannot be used
 */
export async function cropStored(
  req: PayloadRequest,
  id: number,
  { area, focalPoint, resets }: UploadEdits & { resets: boolean },
): Promise<FocalPoint | undefined> {
  const doc = await req.payload.findByID({ collection: 'media', id, depth: 0, req });
  const { filename, focalX, focalY, mimeType } = doc;
  const before = parseCrop(doc.crop);
  const isReset = resets && before !== null;
  if (!filename || !canCrop(mimeType) || (!area && !isReset)) return focalPoint;
  const data = await mediaFiles.read(before?.original ?? filename);
  if (!data) throw new APIError(MISSING[adminLanguage(req.i18n)], 400);
  req.file = { data, mimetype: mimeType ?? '', name: filename, size: data.length };
  await prepareUpload(req);
  if (isReset || !area) {
    setPictureEdit(req, { crop: null, replaced: filename });
    return before ? pointInWhole(before, { x: focalX ?? 50, y: focalY ?? 50 }) : focalPoint;
  }
  const crop = await cropFile(req, areaOfOriginal(before ?? WHOLE, area), before?.original);
  setPictureEdit(req, { crop, replaced: filename });
  return focalPoint && pointInArea(area, focalPoint);
}

/**
 * Stores the crop of a new file. Also records which document the replaced file belonged to, so that its old URL
 * redirects to the new file.
 */
export const saveCrop: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.file) return data;
  const { crop = null, replaced } = (req.context.pictureEdit ?? {}) as Partial<PictureEdit>;
  const { id } = (originalDoc ?? {}) as { id?: number };
  if (replaced !== undefined && id !== undefined) await recordFormerName(req, replaced, id);
  return { ...data, crop };
};

/** Fields for the crop of a picture and for undoing it. The collection needs the hook `saveCrop`. */
export const cropFields: Field[] = [
  {
    name: 'crop',
    type: 'json',
    label: { he: 'חיתוך', en: 'Crop' },
    access: { create: () => false, read: isDraftReader, update: () => false },
    admin: { hidden: true },
  },
  {
    name: 'resetCrop',
    type: 'checkbox',
    virtual: true,
    label: { he: 'ביטול החיתוך', en: 'Undo the crop' },
    admin: {
      condition: ({ crop }) => Boolean(crop),
      // Payload makes virtual fields read-only by default.
      readOnly: false,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      description: {
        he: 'מוצג רק חלק מהתמונה. כדי להחזיר את התמונה המלאה, יש לסמן כאן ולשמור.',
        en: 'The file shows a part of the picture. Tick this and save to restore the full picture.',
      },
    },
  },
];
