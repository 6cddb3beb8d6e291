import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedOrDraftReader } from '../../platform/access/publishedOrDraftReader';
import { allowedBlocks } from '../kinds/allowedBlocks';
import { everyBlock } from '../kinds/everyBlock';
import { articleField } from '../fields/articleField';
import { copyName } from '../fields/copyName';
import { investorPageField } from '../fields/investorPageField';
import { jobBoardField } from '../fields/jobBoardField';
import { listingField } from '../fields/listingField';
import { languagesField } from '../../platform/fields/languagesField';
import { seoField } from '../fields/seoField';
import { kindField } from '../kinds/kindField';
import { findPageOwners } from '../addresses/findPageOwners';
import { keepParents } from '../addresses/keepParents';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { checkAddress } from '../addresses/checkAddress';
import { pageSlugField } from '../addresses/pageSlugField';
import { nameNewPage } from './nameNewPage';
import { setPagePath } from '../addresses/setPagePath';
import { syncPagePaths } from '../addresses/syncPagePaths';
import { addressLookup } from '../../platform/addresses/addressOwners';
import { refuseIncomplete } from '../../platform/editing/refuseIncomplete';
import { isLocale, LOCALES } from '../../platform/locales/locales';

const watch = publicChangeHooks('pages');

/** Address in the requested language. */
const pathIn = (paths: Partial<Record<string, string | null>> | undefined, locale: unknown): string | null =>
  (isLocale(locale) && paths?.[locale]) || null;

/** Page tree of the site. Blocks define the content, the template the presentation. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  custom: addressLookup(findPageOwners),
  forceSelect: { paths: true },
  trash: true,
  labels: { singular: { he: 'דף', en: 'Page' }, plural: { he: 'דפים', en: 'Pages' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'title',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['title', 'path', 'template', '_status', 'updatedAt'],
    // Excludes `paths.he`: Payload interprets a language at the end of a field path as the response's language.
    listSearchableFields: ['title', 'slug'],
  },
  versions: {
    drafts: { autosave: { interval: 2000, showSaveDraftButton: true }, schedulePublish: true },
    maxPerDoc: 30,
  },
  endpoints: [checkAddress('pages')],
  access: {
    create: isEditor,
    read: publishedOrDraftReader,
    readVersions: isDraftReader,
    update: isEditor,
    delete: isEditor,
  },
  hooks: {
    ...watch,
    beforeValidate: [nameNewPage],
    beforeChange: [
      ...(watch.beforeChange ?? []),
      refuseIncomplete(({ template }) => (template === 'home' ? [] : ['slug'])),
      setPagePath,
    ],
    afterChange: [syncPagePaths, ...(watch.afterChange ?? [])],
    beforeDelete: [keepParents, ...(watch.beforeDelete ?? [])],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { he: 'תוכן', en: 'Content' },
          fields: [
            {
              name: 'title',
              type: 'text',
              localized: true,
              required: true,
              hooks: { beforeDuplicate: [copyName] },
              label: { he: 'שם הדף', en: 'Page name' },
            },
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
    {
      name: 'path',
      type: 'text',
      virtual: true,
      label: { he: 'נתיב מלא', en: 'Whole path' },
      admin: { position: 'sidebar', readOnly: true },
      hooks: { afterRead: [({ siblingData, req }) => pathIn(siblingData.paths, req.locale)] },
    },
    {
      // Not localized, so that moving a page can write all languages without touching other texts.
      name: 'paths',
      type: 'group',
      admin: { hidden: true },
      fields: LOCALES.map((locale) => ({ name: locale, type: 'text', index: true })),
    },
    {
      name: 'parentPage',
      type: 'relationship',
      relationTo: 'pages',
      label: { he: 'דף אב', en: 'Parent page' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar' },
    },
    {
      name: 'titleBreadcrumbs',
      type: 'text',
      localized: true,
      label: { he: 'שם קצר לשביל הניווט', en: 'Short name for breadcrumbs' },
      admin: {
        position: 'sidebar',
        description: { he: 'אם ריק: שם הדף', en: "When empty: the page's name" },
      },
    },
    languagesField({ he: 'שפות הדף', en: 'Languages of the page' }),
    {
      name: 'company',
      type: 'relationship',
      relationTo: 'companies',
      label: { he: 'חברה', en: 'Company' },
      admin: {
        position: 'sidebar',
        description: { he: 'לדף של אחת מחברות הקבוצה', en: "For a page of one of the group's companies" },
      },
    },
    {
      name: 'hideBreadcrumbs',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'להסתיר שביל ניווט', en: 'Hide breadcrumbs' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'hideFromSitemap',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'להסתיר ממפת האתר', en: 'Hide from the sitemap' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: { he: 'סדר בין אחים', en: 'Order among siblings' },
      admin: { position: 'sidebar' },
    },
  ],
};
