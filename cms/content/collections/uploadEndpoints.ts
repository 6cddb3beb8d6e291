import { getTranslation } from '@payloadcms/translations';
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  createOperation,
  parseParams,
  unlinkClientUploadTempFile,
  updateByIDOperation,
  type Collection,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { keepFile } from '../../payload-fixes/lostFiles/keepFile';
import { isEditor } from '../../platform/access/isEditor';
import { mediaFiles } from '../../platform/files/mediaFiles';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { requireBytes } from '../../platform/files/refuseEmptyFile';
import { animationText } from '../media/animationText';
import { faultOfUpload } from './pdfFaultField';
import { pdfFaultText } from './pdfFaultTexts';
import { prepareUpload } from './prepareUpload';

type UploadEndpoint = Omit<Endpoint, 'root'>;

const CREATED = 201;

/**
 * Parses the upload form, and checks and cleans its file. This happens before the transaction starts, because decoding
 * may take seconds and would block other writers.
 * @throws APIError 400 for an empty file or an unusable picture
 */
async function arrive(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req);
  addLocalesToRequestFromData(req);
  requireBytes(req);
  // Payload rejects requests without permission later, so their files need no check.
  if (!isEditor({ req })) return;
  await prepareUpload(req);
  await faultOfUpload(req.file);
}

/**
 * Returns the options for Payload's create and update operations. Options for drafts and trash are missing, because
 * media have neither.
 */
function asked(req: PayloadRequest, collection: Collection) {
  const { depth, populate, select } = parseParams(req.query);
  return {
    collection,
    // The data is not validated yet; the operation does that.
    data: req.data as never,
    req,
    ...(depth !== undefined && { depth }),
    ...(populate && { populate }),
    ...(select && { select }),
  };
}

/**
 * Appends warnings to the admin's success message: what an uploaded PDF lacks for screen readers, and that the site
 * will not show a picture's animation.
 */
async function withWarning(message: string, { context, file, i18n }: PayloadRequest): Promise<string> {
  const language = adminLanguage(i18n);
  const fault = await faultOfUpload(file);
  const animation = await animationText(file, language, context.wasAnimated === true);
  const warnings = [fault && pdfFaultText(fault, language), animation];
  return [message, ...warnings].filter(Boolean).join(' ');
}

/** Runs an update of a media document, and makes sure that a rejected file or crop does not lose the stored file. */
async function withFileRollback<Result>(
  req: PayloadRequest,
  id: number,
  update: () => Promise<Result>,
): Promise<Result> {
  const replaces = req.file ?? req.query?.uploadEdits ?? req.data?.resetCrop;
  const doc =
    replaces && isEditor({ req }) && Number.isInteger(id)
      ? await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true })
      : null;
  if (!doc?.filename) return update();
  return keepFile(mediaFiles, { name: doc.filename, type: doc.mimeType ?? '' }, update);
}

/** Wraps a handler: deletes the temporary files of the form afterwards, as Payload's own endpoints do. */
const tidy =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    try {
      return await handler(req);
    } finally {
      await unlinkClientUploadTempFile({ req });
    }
  };

/**
 * `POST /api/media` and `PATCH /api/media/{id}`. They replace Payload's endpoints, so that a file is checked before the
 * transaction starts. `prepareFile` and `savePdfFault` reuse the results.
 * @param slug slug of the collection
 */
export const uploadEndpoints = (slug: 'media'): UploadEndpoint[] => [
  {
    path: '/',
    method: 'post',
    handler: tidy(async (req) => {
      await arrive(req);
      const collection = req.payload.collections[slug];
      const doc = await createOperation(asked(req, collection));
      const label = getTranslation(collection.config.labels.singular, req.i18n);
      const message = await withWarning(req.t('general:successfullyCreated', { label }), req);
      return Response.json({ doc, message }, { status: CREATED });
    }),
  },
  {
    path: '/:id',
    method: 'patch',
    handler: tidy(async (req) => {
      await arrive(req);
      const { overrideLock = false } = parseParams(req.query);
      const id = Number(req.routeParams?.id);
      const update = () =>
        updateByIDOperation({ ...asked(req, req.payload.collections[slug]), id, overrideLock });
      const doc = await withFileRollback(req, id, update);
      return Response.json({ doc, message: await withWarning(req.t('general:updatedSuccessfully'), req) });
    }),
  },
];
