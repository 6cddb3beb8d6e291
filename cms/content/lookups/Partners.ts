import { defineLookup } from './defineLookup';
import { imageField, localText, textField } from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

/** Companies, entrepreneurs and partners of projects (project-marketing §2.11, §3). */
export const Partners = defineLookup({
  slug: 'partners',
  labels: { singular: { he: 'שותף', en: 'Partner' }, plural: { he: 'שותפים', en: 'Partners' } },
  useAsTitle: 'memberName',
  fields: [
    localText('memberName', 'שם', 'Name', { required: true, index: true }),
    textField('url', 'אתר', 'Site', {
      validate: validFormat((value) => !value || /^(https?:\/\/|\/)\S+$/.test(String(value)), {
        he: 'יש להזין כתובת של אתר, למשל https://example.com, או נתיב באתר, למשל /about/',
        en: 'Enter a URL, such as https://example.com, or a path on the site, such as /about/',
      }),
    }),
    imageField('lOGO', 'icon', 'לוגו', 'Logo'),
  ],
});
