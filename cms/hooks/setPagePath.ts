import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { isLocale } from '../lib/locales';
import { pageTree, type StoredPage } from './pageTree';
import { pathOf } from './pagePaths';

const MESSAGES = {
  missing: { he: 'יש למלא כתובת לדף בשפה זו', en: 'The page needs a slug in this language' },
  taken: { he: 'דף אחר כבר נמצא בכתובת זו', en: 'Another page already has this path' },
  cycle: { he: 'דף אינו יכול להיות מתחת לעצמו', en: 'A page cannot stand below itself' },
} as const;

function refuse(req: PayloadRequest, path: string, message: keyof typeof MESSAGES): never {
  const language = req.i18n.language === 'he' ? 'he' : 'en';
  throw new ValidationError({ collection: 'pages', errors: [{ path, message: MESSAGES[message][language] }], req }, req.t);
}

/**
 * Computes the address of the page in the language that is being saved, and refuses one that another page has.
 * The other languages and the page's descendants follow in `syncPagePaths`.
 */
export const setPagePath: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const locale = req.locale;
  if (!isLocale(locale)) return data;
  const tree = await pageTree(req);
  const id = originalDoc?.id ?? 0;
  const stored = tree.get(id);
  const page: StoredPage = {
    id,
    template: data.template ?? originalDoc?.template,
    parentPage: 'parentPage' in data ? data.parentPage : originalDoc?.parentPage,
    slug: { ...stored?.slug, [locale]: data.slug ?? originalDoc?.slug },
  };
  tree.set(id, page);
  refuseCycle(page, tree, req);
  const languages: string[] = data.languages ?? originalDoc?.languages ?? [];
  const path = languages.includes(locale) ? pathOf(page, tree, locale) : null;
  if (path === null && languages.includes(locale) && data._status === 'published') refuse(req, 'slug', 'missing');
  for (const other of tree.values()) {
    if (path !== null && other.id !== id && other.path?.[locale] === path) refuse(req, 'slug', 'taken');
  }
  return { ...data, path };
};

function refuseCycle(page: StoredPage, tree: Map<number | string, StoredPage>, req: PayloadRequest): void {
  const seen = new Set<number | string>();
  for (let current: StoredPage | undefined = page; current; current = current.parentPage ? tree.get(current.parentPage) : undefined) {
    if (seen.has(current.id)) refuse(req, 'parentPage', 'cycle');
    seen.add(current.id);
  }
}
