import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { isLocale, LOCALES } from '../lib/locales';
import { pageTree, type StoredPage } from './pageTree';
import { pathsOf } from './pagePaths';

const MESSAGES = {
  missing: {
    he: 'לדף ולכל דפי האב שלו דרושה כתובת (slug) בשפה זו',
    en: 'The page and all its parents need a slug in this language',
  },
  taken: { he: 'דף אחר כבר נמצא בכתובת זו', en: 'Another page already has this path' },
  cycle: { he: 'דף אינו יכול להיות מתחת לעצמו', en: 'A page cannot stand below itself' },
} as const;

function refuse(req: PayloadRequest, path: string, message: keyof typeof MESSAGES): never {
  const language = req.i18n.language === 'en' ? 'en' : 'he';
  throw new ValidationError(
    { collection: 'pages', errors: [{ path, message: MESSAGES[message][language] }], req },
    req.t,
  );
}

/**
 * Computes the addresses of the page that is being saved, and refuses one that another page has.
 * The pages below it follow in `syncPagePaths`.
 */
export const setPagePath: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { locale } = req;
  const tree = await pageTree(req);
  const id = originalDoc?.id ?? 0;
  const stored = tree.get(id);
  const page: StoredPage = {
    id,
    template: data.template ?? originalDoc?.template,
    parentPage: 'parentPage' in data ? data.parentPage : originalDoc?.parentPage,
    languages: data.languages ?? originalDoc?.languages,
    slug: {
      ...stored?.slug,
      ...(isLocale(locale) ? { [locale]: data.slug ?? originalDoc?.slug } : data.slug),
    },
  };
  tree.set(id, page);
  refuseCycle(page, tree, req);
  const paths = pathsOf(page, tree);
  if (
    isLocale(locale) &&
    data._status === 'published' &&
    page.languages?.includes(locale) &&
    paths[locale] === null
  ) {
    refuse(req, 'slug', 'missing');
  }
  for (const other of tree.values()) {
    if (
      other.id !== id &&
      LOCALES.some((language) => paths[language] !== null && other.paths?.[language] === paths[language])
    ) {
      refuse(req, 'slug', 'taken');
    }
  }
  return { ...data, paths };
};

function refuseCycle(page: StoredPage, tree: Map<number | string, StoredPage>, req: PayloadRequest): void {
  const seen = new Set<number | string>();
  for (
    let current: StoredPage | undefined = page;
    current;
    current = current.parentPage ? tree.get(current.parentPage) : undefined
  ) {
    if (seen.has(current.id)) refuse(req, 'parentPage', 'cycle');
    seen.add(current.id);
  }
}
