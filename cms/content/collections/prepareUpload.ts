import { fileTypeFromBuffer } from 'file-type';
import { APIError, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { replaceContent } from '../../platform/files/fileNames';
import { cleanDrawing } from '../media/cleanDrawing';
import { cleanFilm, type CleanFilm } from '../media/cleanFilm';
import { cleanWebm } from '../media/cleanWebm';
import { activePartText, unreadableDrawingText } from '../media/drawingTexts';
import { filmText } from '../media/filmTexts';
import { normalizePicture } from '../media/normalizePicture';
import { hasForeignExtension } from './hasForeignExtension';
import { MEDIA_EXTENSIONS } from './mediaExtensions';
import { PICTURE_LIMITS } from './pictureLimits';
import { largePicture, refuseLargePicture, refusePicture } from './refuseUnusablePicture';

type UploadedFile = NonNullable<PayloadRequest['file']>;

/** Types of pictures that can be decoded. Payload rejects other types, such as BMP and camera raw files. */
const PICTURE = /^image\/(a?png|avif|gif|hei[cf]|jpeg|webp)/;
const APNG = 'image/apng';
const HEIC = /^image\/hei[cf]/;
const SVG = 'image/svg+xml';
const WEBM = 'video/webm';
const FILM = /^video\/(mp4|quicktime|webm|x-m4v)$/;

const UNREADABLE_HEIC = {
  he: 'לא ניתן לקרוא את תמונת ה־HEIC. אפשר לבחור ב־iPhone ״הגדרות״, ״מצלמה״, ״פורמטים״, ״התואם ביותר״, או לייצא את התמונה כ־JPEG, ולהעלות אותה שוב.',
  en: 'The HEIC picture cannot be read. On an iPhone choose Settings, Camera, Formats, Most Compatible, or export the picture as JPEG, and upload it again.',
};

const callsItselfDrawing = ({ mimetype, name }: UploadedFile): boolean =>
  mimetype.startsWith(SVG) || name.toLowerCase().endsWith('.svg');

/**
 * File contents that are already prepared. The upload endpoint and the hook both call `prepareUpload` for the same
 * file, so the second call can skip the work.
 */
const prepared = new WeakSet<Buffer>();

/** Marks file content as prepared, because it was made from a prepared file. */
export const markPrepared = (data: Buffer): void => void prepared.add(data);

/** Returns the file's extension if it matches the type, otherwise the type's standard extension. */
function extensionFor({ name }: UploadedFile, type: string, standard: string): string {
  const present = name.slice(name.lastIndexOf('.') + 1);
  return hasForeignExtension(name, type) ? standard : present;
}

/** Converts a HEIC picture to JPEG, because sharp cannot decode HEIC. */
async function convertHeic(req: PayloadRequest, file: UploadedFile): Promise<void> {
  await refuseLargePicture(req, file.data);
  const result = await normalizePicture(file.data, PICTURE_LIMITS.bytes).catch((error: unknown) => {
    req.payload.logger.warn({ err: error, name: file.name }, 'A HEIC picture could not be decoded');
    throw new APIError(UNREADABLE_HEIC[adminLanguage(req.i18n)], 400);
  });
  if (result) replaceContent(file, result.data, result.type, result.extension);
}

async function preparePicture(req: PayloadRequest, file: UploadedFile, type: string): Promise<void> {
  if (type === APNG) req.context.wasAnimated = true;
  if (HEIC.test(type)) await convertHeic(req, file);
  else file.mimetype = type;
  await refusePicture(req);
  const result = await normalizePicture(file.data, PICTURE_LIMITS.bytes);
  const [data, kind, standard] = result
    ? [result.data, result.type, result.extension]
    : [file.data, file.mimetype, STANDARD_EXTENSIONS[file.mimetype] ?? ''];
  if (kind in MEDIA_EXTENSIONS) replaceContent(file, data, kind, extensionFor(file, kind, standard));
}

function cleanedFilm(film: Buffer, type: string): CleanFilm {
  if (type !== WEBM) return cleanFilm(film);
  const data = cleanWebm(film);
  return data ? { data } : { fault: 'damaged', format: '' };
}

function prepareFilm({ i18n }: PayloadRequest, file: UploadedFile, type: string): void {
  const result = cleanedFilm(file.data, type);
  if ('fault' in result) throw new APIError(filmText(result.fault, result.format, adminLanguage(i18n)), 400);
  const [kind, standard] = type === WEBM ? [WEBM, 'webm'] : ['video/mp4', 'mp4'];
  replaceContent(file, result.data, kind, extensionFor(file, kind, standard));
}

async function prepareDrawing(req: PayloadRequest, file: UploadedFile): Promise<void> {
  await refuseLargePicture(req, file.data);
  const drawn = await sharp(file.data)
    .metadata()
    .catch(() => undefined);
  const result = cleanDrawing(file.data, PICTURE_LIMITS.bytes, drawn);
  const language = adminLanguage(req.i18n);
  if ('data' in result) replaceContent(file, result.data, SVG, 'svg');
  else if (result.fault === 'active') throw new APIError(activePartText(result.part)[language], 400);
  else if (result.fault === 'large') throw largePicture(req);
  else throw new APIError(unreadableDrawingText(language), 400);
}

const STANDARD_EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/**
 * Converts an uploaded file to what the site can use. Pictures are turned upright, converted to sRGB, and lose location
 * and device data; videos lose their location.
 * @throws APIError 400 for a picture or video that the site cannot use
 */
export async function prepareUpload(req: PayloadRequest): Promise<void> {
  const { file } = req;
  if (!file || prepared.has(file.data)) return;
  const type = (await fileTypeFromBuffer(file.data))?.mime ?? '';
  const isDrawing = (type === '' || type === 'application/xml') && callsItselfDrawing(file);
  if (isDrawing) await prepareDrawing(req, file);
  else if (PICTURE.test(type)) await preparePicture(req, file, type);
  else if (FILM.test(type)) prepareFilm(req, file, type);
  else await refusePicture(req);
  prepared.add(file.data);
}
