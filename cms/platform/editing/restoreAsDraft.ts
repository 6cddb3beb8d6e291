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
 * Whether Payload would put a draft in the place of what is published (`restored`), or what was published once on the site from which it
 * was taken (`offSite`): it stores a restored version with the state it had.
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
 * For collections with drafts; others stay as they are. A draft of something published that is restored (`POST
 * /api/{collection}/versions/{id}`, the admin's button) becomes the newest draft, and what is published stays on the site. No other way
 * to restore it takes that off the site: it is refused. What was published once and is off the site becomes a draft by that button, too:
 * nobody pressed "Publish".
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
          // Whoever may change nothing is refused for that.
          const mayBeAllowed = overrideAccess === true || req.user;
          if (!draft && mayBeAllowed && (await changesSite(req, name, id)) === 'restored')
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
