import type { CollectionSlug, Field, PayloadRequest } from 'payload';
import { languagesField } from '../../platform/fields/languagesField';
import type { SiteSetting } from '../../payload-types';
import type { Label } from '../../platform/labels/labels';
import { isLocale, LOCALES } from '../../platform/locales/locales';
import { pageSlugField } from './pageSlugField';
import { textField } from '../../platform/fields/shortFields';

interface ListedPage {
  /** Name of the field that holds the document's name. The slug is suggested from it. */
  titleField: string;
  /** Kind of page that can be chosen as the listing page. */
  kind: string;
  /** Name of the site setting that holds the default listing page. */
  setting: Extract<keyof SiteSetting, `${string}Page`>;
  listing: Label;
}

const idOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value;
  return value !== null && typeof value === 'object' && 'id' in value ? Number(value.id) : null;
};

const PAGES: CollectionSlug = 'pages';

/**
 * Returns the fields of a document that has a page below a listing page: slug, URL paths, listing page and languages.
 */
export function listedPageFields({ titleField, kind, setting, listing }: ListedPage): Field[] {
  return [
    pageSlugField(titleField),
    textField('path', 'נתיב מלא', 'Full path', {
      virtual: true,
      admin: { position: 'sidebar', readOnly: true },
      hooks: {
        afterRead: [
          ({ siblingData, req: { locale } }) =>
            (isLocale(locale) &&
              (siblingData.paths as Record<string, string | null> | undefined)?.[locale]) ||
            null,
        ],
      },
    }),
    {
      // Not localized: when the listing page moves, one write updates the paths of all languages and does not touch
      // localized fields.
      name: 'paths',
      type: 'group',
      admin: { hidden: true },
      fields: LOCALES.map((locale) => ({ name: locale, type: 'text', index: true })),
    },
    {
      name: 'parentPage',
      type: 'relationship',
      relationTo: PAGES,
      index: true,
      label: { ...listing },
      filterOptions: { template: { equals: kind } },
      defaultValue: async ({ req }: { req: PayloadRequest }) => {
        const settings = await req.payload.findGlobal({ slug: 'siteSettings', depth: 0 });
        return idOf(settings[setting]);
      },
      admin: { position: 'sidebar' },
    },
    languagesField({ he: 'שפות הדף', en: 'Languages of the page' }),
  ];
}
