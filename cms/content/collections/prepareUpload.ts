import { fileTypeFromBuffer } from 'file-type';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { languageOf } from '../../platform/languageOf';
import { replaceContent } from '../../platform/files/fileNames';
import { cleanFilm, type CleanFilm } from '../media/cleanFilm';
import { cleanWebm } from '../media/cleanWebm';
import { filmText } from '../media/filmTexts';
import { normalizePicture } from '../media/normalizePicture';
import { hasForeignExtension } from './hasForeignExtension';
import { MEDIA_EXTENSIONS } from './mediaExtensions';
import { PICTURE_LIMITS } from './pictureLimits';
import { refuseLargePicture, refusePicture } from './refuseUnusablePicture';

type UploadedFile = NonNullable<PayloadRequest['file']>;

const HEIC = /^image\/hei[cf]/;
const WEBM = 'video/webm';
const FILM = /^video\/(mp4|quicktime|webm|x-m4v)$/;

const UNREADABLE_HEIC = {
  he: 'לא ניתן לקרוא את תמונת ה־HEIC. ב־iPhone בוחרים ״הגדרות״, ״מצלמה״, ״פורמטים״, ״התואם ביותר״, או מייצאים את התמונה כ־JPEG, ומעלים אותה שוב.',
  en: 'The HEIC picture cannot be read. On an iPhone choose Settings, Camera, Formats, Most Compatible, or export the picture as JPEG, and upload it again.',
};

/** Content that is ready to be stored. The endpoint and the hook prepare the same file. */
const prepared = new WeakSet<Buffer>();

/** An extension that goes with the type: the present one if it does. */
function extensionFor({ name }: UploadedFile, type: string, standard: string): string {
  const present = name.slice(name.lastIndexOf('.') + 1);
  return hasForeignExtension(name, type) ? standard : present;
}

/** Replaces HEIC, which sharp cannot decode: all that follows sees a JPEG. */
async function convertHeic(req: PayloadRequest, file: UploadedFile): Promise<void> {
  await refuseLargePicture(req, file.data);
  const result = await normalizePicture(file.data, PICTURE_LIMITS.bytes).catch((error: unknown) => {
    req.payload.logger.warn({ err: error, name: file.name }, 'A HEIC picture could not be decoded');
    throw new APIError(UNREADABLE_HEIC[languageOf(req.i18n)], 400);
  });
  if (result) replaceContent(file, result.data, result.type, result.extension);
}

async function preparePicture(req: PayloadRequest, file: UploadedFile, type: string): Promise<void> {
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
  if ('fault' in result) throw new APIError(filmText(result.fault, result.format, languageOf(i18n)), 400);
  const [kind, standard] = type === WEBM ? [WEBM, 'webm'] : ['video/mp4', 'mp4'];
  replaceContent(file, result.data, kind, extensionFor(file, kind, standard));
}

const STANDARD_EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/**
 * Makes an uploaded file what the site can use: an upright picture in sRGB without position and device, a film without
 * location.
 * @throws APIError 400 for a picture or film that the site cannot use
 */
export async function prepareUpload(req: PayloadRequest): Promise<void> {
  const { file } = req;
  if (!file || prepared.has(file.data)) return;
  const type = (await fileTypeFromBuffer(file.data))?.mime ?? '';
  if (type.startsWith('image/')) await preparePicture(req, file, type);
  else if (FILM.test(type)) prepareFilm(req, file, type);
  else await refusePicture(req);
  prepared.add(file.data);
}

/** Prepares files before Payload processes them. @throws APIError 400 */
export const prepareFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return args;
  // Checks access first, because decoding takes seconds and Payload checks it later.
  if (!overrideAccess && !(await collection.access[operation]({ req }))) return args;
  await prepareUpload(req);
  return args;
};
