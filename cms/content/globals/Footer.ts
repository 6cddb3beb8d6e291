import { contentGlobal } from './contentGlobal';
import { linkField } from '../fields/linkField';
import { globalPreviewUrl } from '../publishing/globalPreviewUrl';
import { labelRows } from '../../platform/fields/labelRows';
import { listField, localText } from '../../platform/fields/shortFields';

const link = linkField('link', 'קישור', 'Link');

export const Footer = contentGlobal({
  slug: 'footer',
  label: { he: 'תחתית האתר', en: 'Footer' },
  graphQL: { name: 'Footer' },
  admin: { preview: globalPreviewUrl('footer') },
  fields: labelRows([
    listField('columns', 'עמודות', 'Columns', {
      row: { he: 'עמודה', en: 'Column' },
      fields: [
        localText('title', 'כותרת', 'Title'),
        listField('links', 'קישורים', 'Links', { fields: [link] }),
      ],
    }),
    listField('legalLinks', 'קישורים משפטיים', 'Legal links', {
      fields: [link],
    }),
    localText('note', 'הערה', 'Note'),
  ]),
});
