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
 * Reads the form that was sent, and looks at its picture. Payload's hooks all run within its transaction, for which every other writer of
 * the embedded database waits; decoding a picture takes up to some seconds.
 * @throws APIError 400 for a file without a byte, and for a picture that the site cannot use
 */
async function arrive(req: PayloadRequest): Promise<void> {
  await addDataAndFileToRequest(req);
  addLocalesToRequestFromData(req);
  requireBytes(req);
  // Who may not upload is refused by Payload, and costs nothing.
  if (isEditor({ req })) await refusePicture(req);
}

/** What a call asks for, as Payload's operations take it; there are neither drafts nor a trash. */
function asked(req: PayloadRequest, collection: Collection) {
  const { depth, populate, select } = parseParams(req.query);
  return {
    collection,
    // As it was sent: the operation looks at it.
    data: req.data as never,
    req,
    ...(depth !== undefined && { depth }),
    ...(populate && { populate }),
    ...(select && { select }),
  };
}

/** Removes what Payload wrote down of the form, as it does after its own endpoints. */
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
 * `POST /api/media` and `PATCH /api/media/{id}`, in place of Payload's: the same, but that a picture is looked at before the transaction
 * begins. `refuseUnusablePicture` knows it then, and does not look again.
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
