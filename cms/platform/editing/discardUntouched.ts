import {
  APIError,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { unmarkUntouched, markUntouched, readUntouched } from './untouchedStore';

const UNAUTHORIZED = 401;
/** A closed tab or crashed browser sends no request. Untouched documents are deleted after this time, in ms. */
const LEFT_MS = 86_400_000;

const openedKey = (slug: string): string => `opened:${slug}`;

const hasAutosave = ({ versions }: Pick<CollectionConfig, 'versions'>): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave);

/** Whether the admin creates an empty document because a form with autosave opens. */
const isOpening = (data: unknown, { user, payloadAPI }: PayloadRequest): boolean =>
  user?.collection === 'users' && payloadAPI === 'local' && Object.keys((data ?? {}) as object).length === 0;

const isUntouched = async (req: PayloadRequest, slug: string, id: number | string): Promise<boolean> =>
  (await readUntouched(req, slug)).some((one) => String(one.id) === String(id));

/** `POST /api/<collection>/<id>/discard`: deletes a new document whose form is left without input. */
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

/** Filter that hides untouched documents from lists. */
async function withoutUntouched(req: PayloadRequest, slug: string): Promise<Where | null> {
  const untouched = await readUntouched(req, slug);
  return untouched.length === 0 ? null : { id: { not_in: untouched.map(({ id }) => id) } };
}

/**
 * Makes a collection with autosave discard new documents without input. Payload creates a document when the form opens. It is hidden from
 * lists until it has input, and deleted when the form is left without any. Collections without autosave are unchanged.
 */
export function discardUntouched(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, hooks } = collection;
  if (!hasAutosave(collection)) return collection;
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), discard(slug)],
    admin: {
      ...admin,
      baseFilter: async ({ req, ...args }) => {
        const own = await admin?.baseFilter?.({ req, ...args });
        const filters = [own, await withoutUntouched(req, slug)].filter(
          (one) => one !== null && one !== undefined,
        );
        return filters.length > 0 ? { and: filters } : null;
      },
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          beforeDocumentControls: [
            ...(admin?.components?.edit?.beforeDocumentControls ?? []),
            '/platform/editing/form/SaveOnLeave#SaveOnLeave',
          ],
        },
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

/** Scheduled cleanup of old untouched documents that no browser discarded. */
export async function removeUntouched(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - LEFT_MS).toISOString();
  for (const { slug } of payload.config.collections.filter(hasAutosave)) {
    for (const { id, since } of await readUntouched({ payload }, slug)) {
      if (since < before)
        await payload.delete({ collection: slug, where: { id: { equals: id } }, overrideLock: true });
    }
  }
}
