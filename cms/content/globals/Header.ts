import { contentGlobal } from './contentGlobal';
import { linkField } from '../fields/linkField';
import { globalPreviewUrl } from '../publishing/globalPreviewUrl';
import { labelRows } from '../../platform/fields/labelRows';
import { imageField, listField, localText } from '../../platform/fields/shortFields';

const link = linkField('link', 'קישור', 'Link');

export const Header = contentGlobal({
  slug: 'header',
  label: { he: 'תפריט עליון', en: 'Header menu' },
  graphQL: { name: 'Header' },
  admin: { preview: globalPreviewUrl('header') },
  fields: labelRows([
    listField('items', 'פריטים', 'Items', {
      row: { he: 'פריט', en: 'Item' },
      fields: [
        link,
        imageField('picture', 'card', 'תמונה', 'Picture', {
          description: {
            he: 'מוצגת בצורת קשת לצד התת־תפריט במסך רחב. רצוי תמונה לגובה',
            en: 'Shown as an arch beside the submenu on wide screens. Preferably a portrait picture',
          },
        }),
        listField('children', 'תת־תפריט', 'Submenu', {
          labels: { singular: { he: 'פריט', en: 'Item' }, plural: { he: 'פריטים', en: 'Items' } },
          fields: [
            localText('group', 'כותרת קבוצה', 'Group heading', {
              description: {
                he: 'פותחת קבוצה חדשה בקישור הזה. ריק: הקישור ממשיך את הקבוצה שלפניו',
                en: 'Starts a new group with this link. Empty: the link continues the previous group',
              },
            }),
            link,
          ],
        }),
      ],
    }),
    linkField('cta', 'כפתור', 'Button'),
  ]),
});
