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
import { isEditor } from '../../platform/access/isEditor';
import { requireBytes } from '../../platform/files/refuseEmptyFile';
import { refusePicture } from './refuseUnusablePicture';

type UploadEndpoint = Omit<Endpoint, 'root'>;

const CREATED = 201;

/**
 * Parses the form and checks its picture before the transaction, because decoding may take seconds and other writers
 * would wait.
 * @throws APIError 400 for an empty file or an unusable picture
 */
async function arrive(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req);
  addLocalesToRequestFromData(req);
  requireBytes(req);
  // Payload rejects requests without permission, so their pictures need no check.
  if (isEditor({ req })) await refusePicture(req);
}

/** Options for Payload's operations; media have neither drafts nor a trash. */
function asked(req: PayloadRequest, collection: Collection) {
  const { depth, populate, select } = parseParams(req.query);
  return {
    collection,
    // Raw data; the operation validates it.
    data: req.data as never,
    req,
    ...(depth !== undefined && { depth }),
    ...(populate && { populate }),
    ...(select && { select }),
  };
}

/** Removes temporary files of the form, as Payload's own endpoints do. */
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
 * `POST /api/media` and `PATCH /api/media/{id}`: replace Payload's endpoints to check a picture before the
 * transaction starts. `refuseUnusablePicture` reuses the result.
 * @param slug the collection
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
      const message = req.t('general:successfullyCreated', { label });
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
      const doc = await updateByIDOperation({
        ...asked(req, req.payload.collections[slug]),
        id,
        overrideLock,
      });
      return Response.json({ doc, message: req.t('general:updatedSuccessfully') });
    }),
  },
];
