import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { addDocumentControl } from '../../payload-fixes/addDocumentControl';
import { hasAutosave } from '../../payload-fixes/hasAutosave';
import { unmarkUntouched, markUntouched, readUntouched } from './untouchedStore';

const UNAUTHORIZED = 401;
/**
 * Age at which untouched documents are deleted, in ms. The cleanup is needed because a closed tab or crashed browser
 * may not send the request to discard them.
 */
const LEFT_MS = 86_400_000;

const openedKey = (slug: string): string => `opened:${slug}`;

/** Checks whether the admin is creating an empty document because a user opened a form with autosave. */
const isOpening = (data: unknown, { user, payloadAPI }: PayloadRequest): boolean =>
  user?.collection === 'users' && payloadAPI === 'local' && Object.keys((data ?? {}) as object).length === 0;

const isUntouched = async (req: PayloadRequest, slug: string, id: number | string): Promise<boolean> =>
  (await readUntouched(req, slug)).some((one) => String(one.id) === String(id));

/**
 * Endpoint `POST /api/<collection>/<id>/discard`. Deletes a new document if the user leaves its form without entering
 * anything.
 */
const discard = (slug: string): Endpoint => ({
  path: '/:id/discard',
  method: 'post',
  handler: async (req) => {
    if (req.user?.collection !== 'users') throw new APIError('Unauthorized', UNAUTHORIZED);
    const id = String(req.routeParams?.id);
    const discarded = await isUntouched(req, slug, id);
    if (discarded)
      await req.payload.delete({
        collection: slug as CollectionSlug,
        id,
        req,
        overrideAccess: false,
        overrideLock: true,
      });
    return Response.json({ discarded }, { headers: { 'Cache-Control': 'no-store' } });
  },
});

/** Returns a filter that hides untouched documents from lists, or null if there are none. */
async function withoutUntouched(req: PayloadRequest, slug: string): Promise<Where | null> {
  const untouched = await readUntouched(req, slug);
  return untouched.length === 0 ? null : { id: { not_in: untouched.map(({ id }) => id) } };
}

/**
 * Discards new documents into which nothing was entered. In collections with autosave, Payload creates a document as
 * soon as a form opens. This hides it from lists until it has input, and deletes it if the user leaves the form without
 * any. Other collections are unchanged.
 */
export function discardUntouched(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, hooks } = collection;
  if (!hasAutosave(collection)) return collection;
  const withControl = addDocumentControl(collection, '/platform/editing/form/SaveOnLeave#SaveOnLeave');
  return {
    ...withControl,
    endpoints: [...(collection.endpoints || []), discard(slug)],
    admin: {
      ...withControl.admin,
      baseFilter: async ({ req, ...args }) => {
        const own = await admin?.baseFilter?.({ req, ...args });
        const filters = [own, await withoutUntouched(req, slug)].filter(
          (one) => one !== null && one !== undefined,
        );
        return filters.length > 0 ? { and: filters } : null;
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ({ args, operation, req }) => {
          if (operation === 'create' && isOpening(args.data, req)) req.context[openedKey(slug)] = true;
          return args;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, operation, req }) => {
          if (operation === 'update') await unmarkUntouched(req, slug, doc.id);
          else if (req.context[openedKey(slug)]) await markUntouched(req, slug, doc.id);
          Reflect.deleteProperty(req.context, openedKey(slug));
          return doc;
        },
      ],
      afterDelete: [...(hooks?.afterDelete ?? []), ({ id, req }) => unmarkUntouched(req, slug, id)],
    },
  };
}

/** Deletes old untouched documents for which no browser sent a discard request. Runs on a schedule. */
export async function removeUntouched(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - LEFT_MS).toISOString();
  for (const { slug } of payload.config.collections.filter(hasAutosave)) {
    for (const { id, since } of await readUntouched({ payload }, slug)) {
      if (since < before)
        await payload.delete({ collection: slug, where: { id: { equals: id } }, overrideLock: true });
    }
  }
}
