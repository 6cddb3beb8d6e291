import type { AccessArgs, AccessResult, CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { cleanPicture } from '../../content/collections/cleanPicture';
import { savePdfFault, pdfFaultField } from '../../content/collections/pdfFaultField';
import { isEditor } from '../../platform/access/isEditor';
import { env } from '../../platform/env/env';
import { labelRows } from '../../platform/fields/labelRows';
import { sendAttachment } from '../../platform/files/sendAttachment';
import { fileItemFields } from './fileItemFields';
import { residentStore } from './residentStore';
import { isSigned } from './signedLink';

const MIME_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/zip',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/**
 * Lets editors read all files, and visitors with a signed link the one file it names. For visitors, it returns a query
 * for that file instead of `true`. With `true`, Payload would not load the document, and the file could not be found in
 * the bucket with a visitor's permissions.
 */
function readFile({ req, isReadingStaticFile, data }: AccessArgs<{ filename?: string }>): AccessResult {
  if (isEditor({ req })) return true;
  const filename = data?.filename;
  if (!isReadingStaticFile || !filename || !isSigned(filename, req.searchParams)) return false;
  return { filename: { equals: filename } };
}

/**
 * Documents of buildings with a code. No list or page shows them; residents get expiring links from
 * `documentFilesRoute` after entering the code.
 */
export const ResidentFiles: CollectionConfig = {
  slug: 'residentFiles',
  labels: {
    singular: { he: 'מסמך לדיירים', en: 'Document for residents' },
    plural: { he: 'מסמכים לדיירים', en: 'Documents for residents' },
  },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'fileName',
    group: { he: 'רשימות', en: 'Lists' },
    defaultColumns: ['fileName', 'buildingSelection', 'fileDestination', 'filesize', 'pdfFault', 'updatedAt'],
  },
  graphQL: false,
  upload: {
    staticDir: env.residentFilesDir,
    mimeTypes: MIME_TYPES,
    handlers: [sendAttachment(residentStore)],
    adminThumbnail: () => null,
    displayPreview: false,
    crop: false,
    focalPoint: false,
  },
  access: { create: isEditor, read: readFile, update: isEditor, delete: isEditor },
  hooks: { beforeOperation: [cleanPicture], beforeChange: [savePdfFault] },
  fields: labelRows([pdfFaultField, ...fileItemFields({ asksForCode: { equals: true } })]),
};
