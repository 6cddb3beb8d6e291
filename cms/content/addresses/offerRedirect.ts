import type { CollectionConfig, PayloadRequest } from 'payload';
import {
  findFormerAddressLookup,
  type FindFormerAddresses,
} from '../../platform/addresses/formerAddressLookup';
import { LOCALES, localeOfPath, type Locale } from '../../platform/locales/locales';
import { documentTitle } from '../../platform/labels/documentTitle';
import { hasPages } from '../../platform/addresses/hasPages';
import { leadingNowhere } from './findGone';
import { forgetGone, readOneGone, takeRedirectedUrls, writeGone, type Gone } from './goneStore';
import { formerAddresses, isRedirectTarget, keepRedirects, leadBack } from './keepRedirects';

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

const COMPONENT = '/content/addresses/gone/GoneAddresses#GoneAddresses';

const isPublic = (doc: Stored | null): doc is Stored =>
  doc !== null && (doc._status ?? 'published') === 'published' && !doc.deletedAt;

/** Returns the public URL paths of a document whose collection stores them in `paths`. */
const keptLeft: FindFormerAddresses<Record<string, unknown>> = (_req, doc) => {
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
async function comeBack(req: PayloadRequest, gone: Pick<Gone, 'collection' | 'id'>, { paths }: Stored) {
  const noted = await readOneGone(req, gone);
  await forgetGone(req, gone);
  const led = await takeRedirectedUrls(req, gone);
  const { id, collection } = gone;
  if (!isRedirectTarget(collection)) return;
  const taken = LOCALES.flatMap((locale) => paths?.[locale] ?? []);
  const isLeft = (path: string): boolean => !taken.includes(path);
  if (led) {
    await leadBack(req, { id, collection }, led);
    await keepRedirects(req, [{ collection, page: id, before: null, after: paths ?? null }]);
  }
  if (!noted || noted.deleted) return;
  const open = await leadingNowhere(req, noted.paths.filter(isLeft));
  const after = paths ?? null;
  await keepRedirects(
    req,
    [...open].map((from) => ({ collection, page: id, before: { [localeOfPath(from)]: from }, after })),
  );
}

/**
 * Makes a collection record the URLs of documents that are unpublished, trashed or deleted. The list in the admin then
 * asks editors where these URLs should redirect (`goneEndpoints`).
 */
export function offerRedirect(collection: CollectionConfig): CollectionConfig {
  if (!hasPages(collection)) return collection;
  const { slug } = collection;
  const findLeft = findFormerAddressLookup(collection) ?? keptLeft;
  const { admin, hooks } = collection;
  const key = (id: unknown): string => `stood:${slug}:${String(id)}`;
  const stored = (id: number | string, req: PayloadRequest) =>
    req.payload.db.findOne<Stored>({ collection: slug, where: { id: { equals: id } }, req });

  const formerOf = async (req: PayloadRequest, id: number | string) =>
    isRedirectTarget(slug) ? formerAddresses(req, id, slug) : [];

  const noteBefore = async (id: number | string, req: PayloadRequest, isDeleted = false) => {
    const found = await stored(id, req);
    const doc = isPublic(found) ? found : null;
    const former = doc && isDeleted ? await formerOf(req, id) : undefined;
    req.context[key(id)] = { doc, former } satisfies Before;
  };
  const noteAfter = async (id: number | string, req: PayloadRequest, after: Stored | null) => {
    const gone = { collection: slug, id: Number(id) };
    const { doc: before, former } = (req.context[key(id)] as Before | undefined) ?? { doc: null };
    Reflect.deleteProperty(req.context, key(id));
    if (isPublic(after)) await comeBack(req, gone, after);
    if (after === null) await takeRedirectedUrls(req, gone);
    if (!before || isPublic(after)) return;
    const { paths: left, parent } = await findLeft(req, before);
    const earlier = (former ?? (await formerOf(req, id))).filter((path) => !left.includes(path));
    await writeGone(req, {
      ...gone,
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
          if (operation === 'update' && originalDoc) await noteBefore((originalDoc as Stored).id, req);
          return data;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          const { id } = doc as Stored;
          await noteAfter(id, req, await stored(id, req));
          return doc;
        },
      ],
      beforeDelete: [({ id, req }) => noteBefore(id, req, true), ...(hooks?.beforeDelete ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), ({ id, req }) => noteAfter(id, req, null)],
    },
  };
}
