import { draftCollection } from '../../platform/access/contentCollection';
import { allowedBlocks } from '../kinds/allowedBlocks';
import { everyBlock } from '../kinds/everyBlock';
import { articleField } from '../fields/articleField';
import { investorPageField } from '../fields/investorPageField';
import { jobBoardField } from '../fields/jobBoardField';
import { listingField } from '../fields/listingField';
import { languagesField } from '../../platform/fields/languagesField';
import { seoField } from '../fields/seoField';
import { kindField } from '../kinds/kindField';
import { findPageOwners } from '../addresses/findPageOwners';
import { guardPageDeletion } from '../addresses/guardPageDeletion';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { checkAddress } from '../addresses/checkAddress';
import { pageSlugField } from '../addresses/pageSlugField';
import { nameNewPage } from './nameNewPage';
import { setPagePath } from '../addresses/setPagePath';
import { syncPagePaths } from '../addresses/syncPagePaths';
import { addressLookup } from '../../platform/addresses/addressOwners';
import { refuseIncomplete } from '../../platform/editing/refuseIncomplete';
import { isLocale, LOCALES } from '../../platform/locales/locales';
import {
  checkboxField,
  localText,
  numberField,
  relationField,
  textField,
} from '../../platform/fields/shortFields';

const watch = publicChangeHooks('pages');

/** Returns the page's URL path in the given language. */
const pathIn = (paths: Partial<Record<string, string | null>> | undefined, locale: unknown): string | null =>
  (isLocale(locale) && paths?.[locale]) || null;

/**
 * The pages of the site, arranged as a tree. Blocks hold a page's content; the template determines its presentation.
 */
export const Pages = draftCollection({
  slug: 'pages',
  custom: addressLookup(findPageOwners),
  forceSelect: { paths: true },
  labels: { singular: { he: 'דף', en: 'Page' }, plural: { he: 'דפים', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'template', '_status', 'updatedAt'],
    // `paths.he` is not searchable, because Payload takes a locale at the end of a field path as the locale of the
    // response.
    listSearchableFields: ['title', 'slug'],
  },
  versions: {
    drafts: { autosave: { interval: 2000, showSaveDraftButton: true }, schedulePublish: true },
    maxPerDoc: 30,
  },
  endpoints: [checkAddress('pages')],
  hooks: {
    ...watch,
    beforeValidate: [nameNewPage],
    beforeChange: [
      ...(watch.beforeChange ?? []),
      refuseIncomplete(({ template }) => (template === 'home' ? [] : ['slug'])),
      setPagePath,
    ],
    afterChange: [syncPagePaths, ...(watch.afterChange ?? [])],
    beforeDelete: [guardPageDeletion, ...(watch.beforeDelete ?? [])],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { he: 'תוכן', en: 'Content' },
          fields: [
            localText('title', 'שם הדף', 'Page name', { required: true }),
            articleField,
            listingField,
            jobBoardField,
            investorPageField,
            {
              name: 'blocks',
              type: 'blocks',
              blocks: [...everyBlock],
              filterOptions: allowedBlocks,
              label: { he: 'רכיבים', en: 'Blocks' },
              labels: { singular: { he: 'רכיב', en: 'Block' }, plural: { he: 'רכיבים', en: 'Blocks' } },
            },
          ],
        },
        { label: { he: 'קידום ושיתוף', en: 'Search and sharing' }, fields: [seoField] },
      ],
    },
    kindField,
    pageSlugField(),
    textField('path', 'נתיב מלא', 'Full path', {
      virtual: true,
      admin: { position: 'sidebar', readOnly: true },
      hooks: { afterRead: [({ siblingData, req }) => pathIn(siblingData.paths, req.locale)] },
    }),
    {
      // Not localized, so that moving a page can write the paths of all languages without touching localized fields.
      name: 'paths',
      type: 'group',
      admin: { hidden: true },
      fields: LOCALES.map((locale) => ({ name: locale, type: 'text', index: true })),
    },
    relationField('parentPage', 'pages', 'דף אב', 'Parent page', {
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar' },
    }),
    localText('titleBreadcrumbs', 'שם קצר לשביל הניווט', 'Short name for breadcrumbs', {
      admin: { position: 'sidebar' },
      description: { he: 'אם ריק: שם הדף', en: "When empty: the page's name" },
    }),
    languagesField({ he: 'שפות הדף', en: 'Languages of the page' }),
    relationField('company', 'companies', 'חברה', 'Company', {
      admin: { position: 'sidebar' },
      description: { he: 'לדף של אחת מחברות הקבוצה', en: "For a page of one of the group's companies" },
    }),
    checkboxField('hideBreadcrumbs', 'להסתיר שביל ניווט', 'Hide breadcrumbs', {
      admin: { position: 'sidebar' },
    }),
    checkboxField('hideFromSitemap', 'להסתיר ממפת האתר', 'Hide from the sitemap', {
      admin: { position: 'sidebar' },
    }),
    numberField('order', 'סדר בין הדפים באותה רמה', 'Order among pages of the same level', {
      defaultValue: 0,
      admin: { position: 'sidebar' },
    }),
  ],
});
