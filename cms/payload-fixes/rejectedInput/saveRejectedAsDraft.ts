import type { AfterErrorHook, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';

/** Key in the request's context. It tells `explainFormErrors` that the rejected input was stored as a draft. */
export const SAVED_AS_DRAFT = 'keptAsDraft';

const isRefusal = (result: Parameters<AfterErrorHook>[0]['result']): boolean =>
  Array.isArray((result?.errors?.[0] as { data?: { errors?: unknown } } | undefined)?.data?.errors);

async function keep(req: PayloadRequest): Promise<boolean> {
  const { payload, user, routeParams, locale } = req;
  const { collection, global, id } = routeParams as Partial<Record<'collection' | 'global' | 'id', string>>;
  const data = { ...req.data, _status: 'draft' };
  const shared = { data, draft: true, depth: 0, overrideAccess: false, user, locale } as never as {
    data: never;
    draft: true;
  };
  if (collection && id) {
    if (!payload.collections[collection as CollectionSlug]?.config.versions?.drafts) return false;
    await payload.update({ ...shared, collection: collection as CollectionSlug, id });
    return true;
  }
  if (!global || !payload.config.globals.find(({ slug }) => slug === global)?.versions?.drafts) return false;
  await payload.updateGlobal({ ...shared, slug: global as GlobalSlug });
  return true;
}

/**
 * Stores the input as a draft if publishing it was rejected. After the error, Payload's form counts as saved. A user
 * who leaves it would get no warning and lose the input.
 */
export const saveRejectedAsDraft: AfterErrorHook = async ({ req, result }) => {
  const publishes = req.payloadAPI === 'REST' && req.data?._status === 'published';
  if (!publishes || req.user?.collection !== 'users' || !isRefusal(result)) return undefined;
  try {
    req.context[SAVED_AS_DRAFT] = await keep(req);
  } catch (err) {
    req.payload.logger.warn({
      err,
      msg: 'The input of a rejected publication could not be saved as a draft',
    });
  }
  return undefined;
};
