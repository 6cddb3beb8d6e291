import type { CollectionConfig, PayloadRequest } from 'payload';
import { hideFromOthers } from '../../platform/access/hideFromOthers';
import { isEditor } from '../../platform/access/isEditor';
import { readablePath } from '../../platform/addresses/readablePath';
import { nobody } from '../../platform/access/nobody';
import { anyone } from '../../platform/access/anyone';
import { linkField } from '../fields/linkField';
import { fromFault } from './fromFault';
import { goneEndpoints } from './goneEndpoints';
import { publicChangeHooks } from '../publishing/publicChangeHooks';

const watch = publicChangeHooks('redirects');

/** Old addresses that lead on: the editors' own, and those that pages left behind (`keepRedirects`). */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { he: 'הפניה', en: 'Redirect' }, plural: { he: 'הפניות', en: 'Redirects' } },
  admin: {
    hidden: hideFromOthers('administrator', 'editor'),
    useAsTitle: 'from',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['from', 'automatic', 'statusCode', 'updatedAt'],
  },
  versions: { drafts: false, maxPerDoc: 30 },
  endpoints: goneEndpoints,
  access: { create: isEditor, read: anyone, readVersions: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    ...watch,
    beforeChange: [...(watch.beforeChange ?? []), ({ data }) => ({ ...data, automatic: false })],
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { he: 'מכתובת', en: 'From path' },
      // Browsers copy an address with its letters encoded; the site compares letters.
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? readablePath(value.trim()) : value)],
      },
      validate: async (value: unknown, { req }: { req: PayloadRequest }) => {
        const from = String(value ?? '');
        return /^\/\S*$/.test(from) ? ((await fromFault(req, from)) ?? true) : '/old-path/';
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
