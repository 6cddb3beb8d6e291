import { APIError, type CollectionConfig, type CollectionSlug, type Endpoint } from 'payload';
import { isEditor } from '../../platform/access/isEditor';
import { checkDocument } from './checkDocument';

const UNAUTHORIZED = 401;
const FIELD = '/admin/report/ContentCheck#ContentCheck';

/** `GET /api/<collection>/<id>/content-check`: what an editor should look at before the document is published. */
const check = (slug: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/content-check',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) throw new APIError('Unauthorized', UNAUTHORIZED);
    const language = req.i18n.language === 'en' ? 'en' : 'he';
    const faults = await checkDocument(req, slug, String(req.routeParams?.id), language);
    return Response.json({ faults }, { headers: { 'Cache-Control': 'no-store' } });
  },
});

/** Collections whose documents are pages of the site. */
const CHECKED = new Set(['pages', 'projects', 'products', 'jobs']);

/** A collection of pages, whose form says beside the fields what to look at before publishing. It keeps nobody from publishing. */
export function checkContent(collection: CollectionConfig): CollectionConfig {
  if (!CHECKED.has(collection.slug)) return collection;
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), check(collection.slug as CollectionSlug)],
    fields: [
      ...collection.fields,
      {
        name: 'contentCheck',
        type: 'ui',
        label: { he: 'בדיקת תוכן', en: 'Content check' },
        admin: { position: 'sidebar', disableListColumn: true, components: { Field: FIELD } },
      },
    ],
  };
}
