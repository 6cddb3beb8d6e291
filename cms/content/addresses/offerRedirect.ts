import type { CollectionConfig, PayloadRequest } from 'payload';
import {
  findFormerAddressLookup,
  type FindFormerAddresses,
} from '../../platform/addresses/formerAddressLookup';
import { LOCALES, localeOfPath, type Locale } from '../../platform/locales/locales';
import { documentTitle } from '../../platform/labels/documentTitle';
import { hasPages } from '../../platform/addresses/hasPages';
import { findDeadPaths } from './findRemovals';
import { deleteRemoval, readRemoval, popRedirectedUrls, saveRemoval, type Removal } from './removalStore';
import { formerAddresses, isRedirectTarget, updateRedirects, restoreRedirects } from './updateRedirects';

interface Before {
  /** The document before the change, or null if it was not public. */
  doc: Stored | null;
  /**
   * Former URL paths of a document that is being deleted. Stored before the deletion, because the redirects from them
   * are deleted with the document.
   */
  former?: string[];
}

interface Stored extends Record<string, unknown> {
  id: number;
  _status?: string | null;
  deletedAt?: string | null;
  paths?: Partial<Record<Locale, string | null>> | null;
  parentPage?: number | { id: number } | null;
}

const COMPONENT = '/content/addresses/removals/RemovedAddresses#RemovedAddresses';

const isPublic = (doc: Stored | null): doc is Stored =>
  doc !== null && (doc._status ?? 'published') === 'published' && !doc.deletedAt;

/** Returns the public URL paths of a document whose collection stores them in `paths`. */
const storedPublicPaths: FindFormerAddresses<Record<string, unknown>> = (_req, doc) => {
  const { paths, parentPage } = doc as Stored;
  return Promise.resolve({
    paths: LOCALES.flatMap((locale) => paths?.[locale] ?? []),
    parent: typeof parentPage === 'object' ? (parentPage?.id ?? null) : (parentPage ?? null),
  });
};

/**
 * Handles a removed document that is public again: deletes the record of its removal, and redirects its former URLs to
 * it. Also deletes the redirect that starts at its current URL, because that redirect would take effect as soon as the
 * document moves.
 */
async function restoreAddresses(
  req: PayloadRequest,
  document: Pick<Removal, 'collection' | 'id'>,
  { paths }: Stored,
) {
  const removal = await readRemoval(req, document);
  await deleteRemoval(req, document);
  const redirected = await popRedirectedUrls(req, document);
  const { id, collection } = document;
  if (!isRedirectTarget(collection)) return;
  const taken = LOCALES.flatMap((locale) => paths?.[locale] ?? []);
  const isLeft = (path: string): boolean => !taken.includes(path);
  if (redirected) {
    await restoreRedirects(req, { id, collection }, redirected);
    await updateRedirects(req, [{ collection, page: id, before: null, after: paths ?? null }]);
  }
  if (!removal || removal.deleted) return;
  const open = await findDeadPaths(req, removal.paths.filter(isLeft));
  const after = paths ?? null;
  await updateRedirects(
    req,
    [...open].map((from) => ({ collection, page: id, before: { [localeOfPath(from)]: from }, after })),
  );
}

/**
 * Makes a collection record the URLs of documents that are unpublished, trashed or deleted. The list in the admin then
 * asks editors where these URLs should redirect (`removalEndpoints`).
 */
export function offerRedirect(collection: CollectionConfig): CollectionConfig {
  if (!hasPages(collection)) return collection;
  const { slug } = collection;
  const findPublicPaths = findFormerAddressLookup(collection) ?? storedPublicPaths;
  const { admin, hooks } = collection;
  const key = (id: unknown): string => `stood:${slug}:${String(id)}`;
  const stored = (id: number | string, req: PayloadRequest) =>
    req.payload.db.findOne<Stored>({ collection: slug, where: { id: { equals: id } }, req });

  const formerOf = async (req: PayloadRequest, id: number | string) =>
    isRedirectTarget(slug) ? formerAddresses(req, id, slug) : [];

  const rememberPublic = async (id: number | string, req: PayloadRequest, isDeleted = false) => {
    const found = await stored(id, req);
    const doc = isPublic(found) ? found : null;
    const former = doc && isDeleted ? await formerOf(req, id) : undefined;
    req.context[key(id)] = { doc, former } satisfies Before;
  };
  const recordRemoval = async (id: number | string, req: PayloadRequest, after: Stored | null) => {
    const document = { collection: slug, id: Number(id) };
    const { doc: before, former } = (req.context[key(id)] as Before | undefined) ?? { doc: null };
    Reflect.deleteProperty(req.context, key(id));
    if (isPublic(after)) await restoreAddresses(req, document, after);
    if (after === null) await popRedirectedUrls(req, document);
    if (!before || isPublic(after)) return;
    const { paths: left, parent } = await findPublicPaths(req, before);
    const earlier = (former ?? (await formerOf(req, id))).filter((path) => !left.includes(path));
    await saveRemoval(req, {
      ...document,
      title: documentTitle(before, admin?.useAsTitle ?? 'id'),
      paths: [...left, ...earlier],
      former: earlier,
      deleted: after === null,
      parent,
      at: new Date().toISOString(),
    });
  };

  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [...(admin?.components?.beforeListTable ?? []), COMPONENT],
      },
    },
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        async ({ data, originalDoc, operation, req }) => {
          if (operation === 'update' && originalDoc) await rememberPublic((originalDoc as Stored).id, req);
          return data;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          const { id } = doc as Stored;
          await recordRemoval(id, req, await stored(id, req));
          return doc;
        },
      ],
      beforeDelete: [({ id, req }) => rememberPublic(id, req, true), ...(hooks?.beforeDelete ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), ({ id, req }) => recordRemoval(id, req, null)],
    },
  };
}
