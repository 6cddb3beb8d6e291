import type { PayloadRequest } from 'payload';
import { contentCollection, writtenByEditors } from '../../platform/access/contentCollection';
import { readablePath } from '../../platform/addresses/readablePath';
import { nobody } from '../../platform/access/nobody';
import { anyone } from '../../platform/access/anyone';
import { linkField } from '../fields/linkField';
import { redirectSourceFault } from './redirectSourceFault';
import { removalEndpoints } from './removalEndpoints';
import { env } from '../../platform/env/env';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { refuseLoop } from './refuseLoop';
import { checkboxField, selectField, textField } from '../../platform/fields/shortFields';

const FROM_FAULT = {
  he: 'יש לכתוב נתיב באתר, בלי רווחים, בלי שאילתה (?), עוגן (#) או כוכבית (*). לדוגמה: /old-path/',
  en: 'Enter a path of the site without spaces, query (?), anchor (#) or asterisk (*). Example: /old-path/',
};

const withoutOwnHost = (address: string): string =>
  URL.canParse(address) && new URL(address).host === new URL(env.siteUrl).host
    ? address.replace(/^https?:\/\/[^/?#]+/i, '') || '/'
    : address;

const watch = publicChangeHooks('redirects');

/**
 * Redirects from old URLs. Editors create some of them; others are created automatically when a page moves
 * (`updateRedirects`).
 */
export const Redirects = contentCollection({
  slug: 'redirects',
  trash: false,
  labels: { singular: { he: 'הפניה', en: 'Redirect' }, plural: { he: 'הפניות', en: 'Redirects' } },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'automatic', 'statusCode', 'updatedAt'],
  },
  endpoints: removalEndpoints,
  access: writtenByEditors(anyone),
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
    textField('from', 'מכתובת', 'From path', {
      required: true,
      unique: true,
      index: true,
      // A URL copied from a browser contains the host and percent-encoding. Both are removed here, because the site
      // compares decoded paths.
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
        return (await redirectSourceFault(req, from)) ?? true;
      },
    }),
    linkField('to', 'אל', 'To'),
    selectField('statusCode', 'סוג', 'Kind', {
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: { he: 'קבועה (301)', en: 'Permanent (301)' } },
        { value: '302', label: { he: 'זמנית (302)', en: 'Temporary (302)' } },
      ],
    }),
    checkboxField('automatic', 'אוטומטית', 'Automatic', {
      index: true,
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, position: 'sidebar' },
      description: {
        he: 'נוצרה אוטומטית כשכתובת של דף השתנתה, ונמחקת כשדף חוזר לכתובת הזאת. הפניה ששמר עורך אינה נמחקת.',
        en: 'Created when a page moved, and deleted when a page has this address again. A redirect that an editor saved is kept.',
      },
    }),
  ],
});
