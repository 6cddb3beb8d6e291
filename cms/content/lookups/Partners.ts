import { imageField } from '../../platform/fields/imageField';
import { defineLookup } from './defineLookup';

/** Companies, entrepreneurs and partners of projects (project-marketing §2.11, §3). */
export const Partners = defineLookup({
  slug: 'partners',
  labels: { singular: { he: 'שותף', en: 'Partner' }, plural: { he: 'שותפים', en: 'Partners' } },
  useAsTitle: 'memberName',
  fields: [
    {
      name: 'memberName',
      type: 'text',
      localized: true,
      required: true,
      index: true,
      label: { he: 'שם', en: 'Name' },
    },
    {
      name: 'url',
      type: 'text',
      label: { he: 'אתר', en: 'Site' },
      validate: (value: unknown) =>
        !value || /^(https?:\/\/|\/)\S+$/.test(String(value)) || 'https://example.com',
    },
    imageField({ name: 'lOGO', shown: 'icon', label: { he: 'לוגו', en: 'Logo' } }),
  ],
});
