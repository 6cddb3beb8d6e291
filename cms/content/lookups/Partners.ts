import { defineLookup } from './defineLookup';
import { imageField, localText, textField } from '../../platform/fields/shortFields';

/** Companies, entrepreneurs and partners of projects (project-marketing §2.11, §3). */
export const Partners = defineLookup({
  slug: 'partners',
  labels: { singular: { he: 'שותף', en: 'Partner' }, plural: { he: 'שותפים', en: 'Partners' } },
  useAsTitle: 'memberName',
  fields: [
    localText('memberName', 'שם', 'Name', { required: true, index: true }),
    textField('url', 'אתר', 'Site', {
      validate: (value: unknown) =>
        !value || /^(https?:\/\/|\/)\S+$/.test(String(value)) || 'https://example.com',
    }),
    imageField('lOGO', 'icon', 'לוגו', 'Logo'),
  ],
});
