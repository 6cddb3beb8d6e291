import {
  APIError,
  type CollectionConfig,
  type Endpoint,
  type Field,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { isEditor } from '../../platform/access/isEditor';
import type { Locale } from '../../platform/locales/locales';
import { hasPages } from '../../platform/addresses/hasPages';
import { isAnnouncing } from '../publishing/publicSources';
import { checkDocument, checkGlobal } from './checkDocument';
import type { Fault } from './Fault';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const UNAUTHORIZED = 401;
const FIELD = '/content/report/ContentCheck#ContentCheck';

/**
 * `GET …/content-check`: lists the problems of a document or global that visitors would notice, before it is published.
 */
const check = (
  path: string,
  faultsOf: (req: PayloadRequest, language: Locale) => Promise<Fault[]>,
): Omit<Endpoint, 'root'> => ({
  path,
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) throw new APIError('Unauthorized', UNAUTHORIZED);
    const faults = await faultsOf(req, adminLanguage(req.i18n));
    return Response.json({ faults }, { headers: { 'Cache-Control': 'no-store' } });
  },
});

const besideFields = (): Field => ({
  name: 'contentCheck',
  type: 'ui',
  label: { he: 'בדיקת תוכן', en: 'Content check' },
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: FIELD } },
});

/** Adds the content check to the form of a collection with pages. Problems do not prevent publishing. */
export function checkContent(collection: CollectionConfig): CollectionConfig {
  if (!hasPages(collection)) return collection;
  const { slug } = collection;
  return {
    ...collection,
    endpoints: [
      ...(collection.endpoints || []),
      check('/:id/content-check', (req, language) =>
        checkDocument(req, slug, String(req.routeParams?.id), language),
      ),
    ],
    fields: [...collection.fields, besideFields()],
  };
}

/** Adds the content check to the form of globals with drafts from which the site is built, such as the menu. */
export function checkGlobalContent(global: GlobalConfig): GlobalConfig {
  const { versions } = global;
  if (!isAnnouncing(global) || typeof versions !== 'object' || !versions.drafts) return global;
  const slug = global.slug as GlobalSlug;
  return {
    ...global,
    endpoints: [
      ...(global.endpoints || []),
      check('/content-check', (req, language) => checkGlobal(req, slug, language)),
    ],
    fields: [...global.fields, besideFields()],
  };
}
