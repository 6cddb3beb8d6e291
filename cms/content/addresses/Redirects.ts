import type { CollectionConfig, PayloadRequest } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { readablePath } from '../../platform/addresses/readablePath';
import { nobody } from '../../platform/access/nobody';
import { anyone } from '../../platform/access/anyone';
import { linkField } from '../fields/linkField';
import { fromFault } from './fromFault';
import { goneEndpoints } from './goneEndpoints';
import { env } from '../../platform/env/env';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { refuseLoop } from './refuseLoop';

const FROM_FAULT = {
  he: 'הפניה יוצאת מנתיב באתר, בלי רווחים, בלי שאילתה (?), עוגן (#) או כוכבית (*). לדוגמה: /old-path/',
  en: 'A redirect starts at a path of the site without spaces, query (?), anchor (#) or asterisk (*). Example: /old-path/',
};

const withoutOwnHost = (address: string): string =>
  URL.canParse(address) && new URL(address).host === new URL(env.siteUrl).host
    ? address.replace(/^https?:\/\/[^/?#]+/i, '') || '/'
    : address;

const watch = publicChangeHooks('redirects');

/** Redirects from old addresses: those of editors and the automatic ones of moved pages (`keepRedirects`). */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { he: 'הפניה', en: 'Redirect' }, plural: { he: 'הפניות', en: 'Redirects' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'from',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['from', 'automatic', 'statusCode', 'updatedAt'],
  },
  versions: { drafts: false, maxPerDoc: 30 },
  endpoints: goneEndpoints,
  access: { create: isEditor, read: anyone, readVersions: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    ...watch,
    beforeChange: [
      ...(watch.beforeChange ?? []),
      async ({ data, originalDoc, req }) => {
        const { id, from, to } = { ...originalDoc, ...data };
        await refuseLoop(req, { id, from, to: to ?? {} });
        return { ...data, automatic: false };
      },
    ],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { he: 'מכתובת', en: 'From path' },
      // Browsers copy an address with its host and percent-encoded. The site compares decoded addresses.
      hooks: {
        beforeValidate: [
          ({ value }) =>
            typeof value === 'string'
              ? readablePath(withoutOwnHost(value.trim())).replace(/^\/{2,}/, '/')
              : value,
        ],
      },
      validate: async (value: unknown, { req }: { req: PayloadRequest }) => {
        const from = String(value ?? '');
        if (!/^\/[^\s?#*]*$/.test(from)) return FROM_FAULT[adminLanguage(req.i18n)];
        return (await fromFault(req, from)) ?? true;
      },
    },
    linkField({ name: 'to', label: { he: 'אל', en: 'To' } }),
    {
      name: 'statusCode',
      type: 'select',
      required: true,
      defaultValue: '301',
      label: { he: 'סוג', en: 'Kind' },
      options: [
        { value: '301', label: { he: 'קבועה (301)', en: 'Permanent (301)' } },
        { value: '302', label: { he: 'זמנית (302)', en: 'Temporary (302)' } },
      ],
    },
    {
      name: 'automatic',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: { he: 'אוטומטית', en: 'Automatic' },
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: {
          he: 'נוצרה כשדף עבר כתובת, ונמחקת כשדף חוזר אליה. הפניה שעורכים שמרו נשארת שלהם.',
          en: 'Made when a page moved, and taken back when a page is there again. One that an editor saves is the editor’s.',
        },
      },
    },
  ],
};
