import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { isLargePicture, pictureFault, type PictureFault } from './pictureFault';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const DAMAGED = {
  he: 'התמונה פגומה: חלק מהקובץ חסר או שגוי, והאתר אינו יכול להציג אותה. כדאי לפתוח אותה בתוכנת עריכה, לשמור אותה מחדש ולהעלות שוב.',
  en: 'The picture is damaged: part of its file is missing or wrong, and the site cannot show it. Open it in a picture editor, save it again, and upload the new file.',
};

const MESSAGES: Readonly<Record<PictureFault, Readonly<Record<'he' | 'en', string>>>> = {
  large: {
    he: 'התמונה גדולה מדי. אפשר להעלות תמונות עד 15 מגה־בייט ועד 50 מיליון פיקסלים.',
    en: 'The picture is too large. Pictures may have up to 15 MB and up to 50 million pixels.',
  },
  long: {
    he: 'התמונה רחבה או גבוהה מדי. כל צלע יכולה להיות עד 16,000 פיקסלים, והצלע הארוכה עד פי 16 מהקצרה.',
    en: 'The picture is too wide or too tall. A side may have up to 16,000 pixels, and the longer side up to 16 times the shorter one.',
  },
  damaged: DAMAGED,
  unknown: DAMAGED,
};

/**
 * Contents of pictures that the site can use. Two hooks check the same file, and decoding is slow, so the second check
 * is skipped.
 */
const usable = new WeakSet<Buffer>();

async function faultOf(picture: Buffer): Promise<PictureFault | null> {
  if (usable.has(picture)) return null;
  const fault = await pictureFault(picture);
  if (!fault) usable.add(picture);
  return fault;
}

const refusal = (fault: PictureFault, { i18n }: PayloadRequest): APIError =>
  new APIError(MESSAGES[fault][adminLanguage(i18n)], 400);

/** Returns the error for a picture that is too large. */
export const largePicture = (req: PayloadRequest): APIError => refusal('large', req);

const bringsPicture = ({ file }: PayloadRequest): boolean => Boolean(file?.mimetype.startsWith('image/'));

/**
 * Rejects an uploaded picture that the site cannot use. Ignores other files.
 * @throws APIError 400
 */
export async function refusePicture(req: PayloadRequest): Promise<void> {
  const { file } = req;
  if (!file || !bringsPicture(req)) return;
  const fault = await faultOf(file.data);
  // `unknown` means that the file is not a picture. Such files are rejected because of their type, with a better
  // message.
  if (fault && fault !== 'unknown') throw refusal(fault, req);
}

/**
 * Rejects a picture with too many bytes or pixels. For formats such as HEIC and SVG, which need a check before their
 * own conversion.
 * @throws APIError 400
 */
export async function refuseLargePicture(req: PayloadRequest, picture: Buffer): Promise<void> {
  if (await isLargePicture(picture)) throw largePicture(req);
}

/**
 * Checks the file that will be stored. It may differ from the uploaded one: it was cropped, downloaded by Payload, or
 * sent with another type.
 * @throws APIError 400 for a picture that the site cannot use
 */
export const refuseUnusableResult: CollectionBeforeValidateHook = async ({ data, req }) => {
  const { mimeType } = (data ?? {}) as { mimeType?: unknown };
  if (!req.file || typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return data;
  const fault = await faultOf(req.file.data);
  // An SVG without dimensions is reported as `unknown`, but browsers display it correctly.
  if (fault && !(fault === 'unknown' && mimeType === 'image/svg+xml')) throw refusal(fault, req);
  return data;
};
