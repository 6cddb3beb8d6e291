import {
  APIError,
  restoreVersionOperation,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload';
import { restoreEndpoint } from './restoreEndpoint';
import { restoreText } from './restoreTexts';

const AS_DRAFT = 'restoresAsDraft';

interface Restored {
  draft?: boolean;
  id: number | string;
}

/**
 * Checks whether restoring a version would change what is published, because Payload keeps the status of the restored
 * version. Returns `restored` if it would unpublish a published document, and `offSite` if it would publish an
 * unpublished one.
 */
async function changesSite(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<'offSite' | 'restored' | null> {
  const { docs } = await req.payload.db.findVersions<{ _status?: string }>({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  });
  const [found] = docs;
  if (!found) return null;
  const published: Where = { and: [{ id: { equals: found.parent } }, { _status: { equals: 'published' } }] };
  const isOnSite = (await req.payload.db.findOne({ collection, where: published, req })) !== null;
  const wasPublished = found.version._status === 'published';
  if (isOnSite === wasPublished) return null;
  return isOnSite ? 'restored' : 'offSite';
}

/**
 * Ensures that restoring a version never changes what is published. If the admin's button (`POST
 * /api/{collection}/versions/{id}`) would publish or unpublish the document, the version is restored as the newest
 * draft instead. Any other call that would unpublish the document is rejected. Collections without drafts are
 * unchanged.
 */
export function restoreAsDraft(collection: CollectionConfig): CollectionConfig {
  const { slug, versions, hooks, endpoints } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  const name = slug as CollectionSlug;
  return {
    ...collection,
    endpoints: [
      ...(endpoints || []),
      restoreEndpoint(async (req, { draft, ...call }) => {
        const said = req.user ? await changesSite(req, name, call.id) : null;
        const collection = req.payload.collections[name];
        const document = await restoreVersionOperation({
          ...call,
          collection,
          draft: said !== null || draft,
          req,
        });
        return { document: document as object, said };
      }),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        async ({ args, operation, overrideAccess, req }) => {
          if (operation !== 'restoreVersion') return;
          const { draft, id } = args as Restored;
          req.context[AS_DRAFT] = draft === true;
          // Requests without permission are not checked here, because Payload's operation rejects them.
          const mayBeAllowed = overrideAccess === true || req.user;
          if (!draft && mayBeAllowed && (await changesSite(req, name, id)) === 'restored')
            throw new APIError(restoreText('refused', req), 409, null, true);
        },
      ],
      // Sets the status to draft before validation. The version still has the status "published", so missing texts
      // would be rejected.
      beforeValidate: [
        ({ data, req }) => (req.context[AS_DRAFT] === true ? { ...data, _status: 'draft' } : data),
        ...(hooks?.beforeValidate ?? []),
      ],
    },
  };
}
