import type { CollectionConfig, PayloadRequest } from 'payload';
import { LOCALES, type Locale } from '../../platform/locales';
import { documentTitle } from '../report/documentTitle';
import { forgetGone, writeGone, type Gone } from './goneStore';

interface Stored {
  id: number;
  _status?: string | null;
  deletedAt?: string | null;
  paths?: Partial<Record<Locale, string | null>> | null;
  parentPage?: number | { id: number } | null;
}

const COMPONENT = '/admin/gone/GoneAddresses#GoneAddresses';

const isPublic = (doc: Stored | null): doc is Stored =>
  doc !== null && (doc._status ?? 'published') === 'published' && !doc.deletedAt;

/**
 * A collection of pages that asks where a document's addresses shall lead once visitors no longer find it: taken off the site, in the
 * trash, deleted, by hand or by schedule. Where it stood is noted with the change; the answer is given in the list (`goneEndpoints`).
 */
export function offerRedirect(collection: CollectionConfig): CollectionConfig {
  const slug = collection.slug as Gone['collection'];
  if (slug !== 'pages' && slug !== 'projects' && slug !== 'products') return collection;
  const { admin, hooks } = collection;
  const key = (id: unknown): string => `stood:${slug}:${String(id)}`;
  const stored = (id: number | string, req: PayloadRequest) =>
    req.payload.db.findOne<Stored>({ collection: slug, where: { id: { equals: id } }, req });

  const noteBefore = async (id: number | string, req: PayloadRequest) => {
    const doc = await stored(id, req);
    req.context[key(id)] = isPublic(doc) ? doc : null;
  };
  const noteAfter = async (id: number | string, req: PayloadRequest, after: Stored | null) => {
    const before = req.context[key(id)] as Stored | null | undefined;
    Reflect.deleteProperty(req.context, key(id));
    if (isPublic(after)) await forgetGone(req, { collection: slug, id: Number(id) });
    if (!before || isPublic(after)) return;
    const { paths, parentPage } = before;
    await writeGone(req, {
      collection: slug,
      id: Number(id),
      title: documentTitle(before as unknown as Record<string, unknown>, admin?.useAsTitle ?? 'id'),
      paths: LOCALES.flatMap((locale) => paths?.[locale] ?? []),
      parent: typeof parentPage === 'object' ? (parentPage?.id ?? null) : (parentPage ?? null),
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
      beforeDelete: [...(hooks?.beforeDelete ?? []), ({ id, req }) => noteBefore(id, req)],
      afterDelete: [...(hooks?.afterDelete ?? []), ({ id, req }) => noteAfter(id, req, null)],
    },
  };
}
