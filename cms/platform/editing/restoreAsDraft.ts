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

/** Whether Payload would put a draft in the place of what is published: it stores a restored version with the state it had. */
async function takesOffSite(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  const { docs } = await req.payload.db.findVersions<{ _status?: string }>({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  });
  const [found] = docs;
  if (!found || found.version._status === 'published') return false;
  const published: Where = { and: [{ id: { equals: found.parent } }, { _status: { equals: 'published' } }] };
  return (await req.payload.db.findOne({ collection, where: published, req })) !== null;
}

/**
 * For collections with drafts; others stay as they are. A draft of something published that is restored (`POST
 * /api/{collection}/versions/{id}`, the admin's button) becomes the newest draft, and what is published stays on the site. No other way
 * to restore it takes that off the site: it is refused.
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
        const asDraft = Boolean(req.user) && (await takesOffSite(req, name, call.id));
        const collection = req.payload.collections[name];
        const document = await restoreVersionOperation({ ...call, collection, draft: asDraft || draft, req });
        return { document: document as object, asDraft };
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
          // Whoever may change nothing is refused for that.
          const mayBeAllowed = overrideAccess === true || req.user;
          if (!draft && mayBeAllowed && (await takesOffSite(req, name, id)))
            throw new APIError(restoreText('refused', req), 409, null, true);
        },
      ],
      // It still says that it is published, and would be refused for what is missing in it.
      beforeValidate: [
        ({ data, req }) => (req.context[AS_DRAFT] === true ? { ...data, _status: 'draft' } : data),
        ...(hooks?.beforeValidate ?? []),
      ],
    },
  };
}
