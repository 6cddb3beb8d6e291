import { APIError, type CollectionBeforeValidateHook, type CollectionConfig } from 'payload';
import { anyone } from '../../platform/access/anyone';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { refuseListing } from '../../platform/access/refuseListing';
import { altFields } from '../fields/altFields';
import { SMALL_PARAMETER } from '../media/smallPicture';
import { cropFields, saveCrop } from './cropUpload';
import { hasForeignExtension } from './hasForeignExtension';
import { stripFileFacts } from './stripFileFacts';
import { savePdfFault, pdfFaultField } from './pdfFaultField';
import { mediaHeaders } from './mediaHeaders';
import { prepareFile } from './prepareFile';
import { refuseUnusableResult } from './refuseUnusablePicture';
import { sendMedia } from './sendMedia';
import { uploadEndpoints } from './uploadEndpoints';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { env } from '../../platform/env/env';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { localText } from '../../platform/fields/shortFields';

const MIME_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/svg+xml',
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
];

const { protocol, hostname, port } = new URL(env.cmsUrl);
const OWN_FILES = {
  protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  hostname,
  port,
  pathname: '/api/media/file/*',
};

const FOREIGN = {
  he: 'סיומת הקובץ אינה מתאימה לתוכן שלו.',
  en: 'The file extension does not match the content.',
};

/**
 * Rejects a file whose extension contradicts its content.
 * @throws APIError 400
 */
const refuseForeignExtension: CollectionBeforeValidateHook = ({ data, req }) => {
  const { filename, mimeType } = (data ?? {}) as { filename?: unknown; mimeType?: unknown };
  if (typeof filename !== 'string' || typeof mimeType !== 'string') return data;
  if (hasForeignExtension(filename, mimeType)) throw new APIError(FOREIGN[adminLanguage(req.i18n)], 400);
  return data;
};

const watch = publicChangeHooks('media');

/** Pictures, videos and documents. The site's build resizes pictures around their focal point. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { he: 'קובץ מדיה', en: 'Media file' }, plural: { he: 'מדיה', en: 'Media' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    group: { he: 'תוכן', en: 'Content' },
    useAsTitle: 'name',
    // The first column must be `filename`, because Payload shows the picture only in the column of the stored name.
    defaultColumns: ['filename', 'name', 'alt', 'decorative', 'credit', 'pdfFault'],
    listSearchableFields: ['name', 'filename', 'alt'],
    description: {
      he: 'תמונות (JPG, PNG, WebP, AVIF, GIF, SVG, HEIC) עד 15 מגה־בייט ועד 50 מיליון פיקסלים; סרטונים, PDF וקובצי Office עד 60 מגה־בייט',
      en: 'Pictures (JPG, PNG, WebP, AVIF, GIF, SVG, HEIC) up to 15 MB and 50 million pixels; videos, PDF and Office files up to 60 MB',
    },
  },
  upload: {
    staticDir: env.mediaDir,
    mimeTypes: MIME_TYPES,
    // Keep the metadata that `prepareFile` has not removed, such as a copyright notice.
    withMetadata: true,
    modifyResponseHeaders: mediaHeaders,
    handlers: [sendMedia],
    // To duplicate a document, Payload downloads the file from the CMS's own URL. That URL may be internal, which
    // Payload's check would block.
    skipSafeFetch: env.s3 ? [OWN_FILES] : false,
    focalPoint: true,
    crop: true,
    adminThumbnail: ({ doc }) =>
      String(doc.mimeType).startsWith('image/') ? `${String(doc.url)}?${SMALL_PARAMETER}` : null,
  },
  access: { create: isEditor, read: anyone, update: isEditor, delete: isEditor },
  endpoints: uploadEndpoints('media'),
  hooks: {
    ...watch,
    beforeOperation: [refuseListing, stripFileFacts, prepareFile],
    beforeChange: [...(watch.beforeChange ?? []), savePdfFault, saveCrop],
    beforeValidate: [refuseForeignExtension, refuseUnusableResult],
  },
  fields: [pdfFaultField, ...cropFields, ...altFields, localText('credit', 'קרדיט', 'Credit')],
};
