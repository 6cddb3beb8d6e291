import { contentCollection, writtenByEditors } from '../../platform/access/contentCollection';
import { projectPublished } from '../../platform/access/projectPublished';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { apartmentTable } from './apartmentTable';
import { apartmentGeneralFields, apartmentMediaFields, apartmentPriceFields } from './apartmentFields';
import { textField } from '../../platform/fields/shortFields';

/** Apartments for sale or rent (project-marketing §3). Payments refer to them by `assetName`. */
export const Apartments = contentCollection({
  slug: 'apartments',
  labels: { singular: { he: 'דירה', en: 'Apartment' }, plural: { he: 'דירות', en: 'Apartments' } },
  admin: {
    useAsTitle: 'assetName',
    defaultColumns: ['assetName', 'project', 'building', 'price', 'moreInfoContentHTML', 'updatedAt'],
    listSearchableFields: ['assetName', 'propertyTitle'],
    components: { beforeListTable: ['/platform/adminUi/TableTools#TableTools'] },
  },
  endpoints: apartmentTable,
  access: writtenByEditors(projectPublished),
  hooks: publicChangeHooks('apartments'),
  fields: [
    textField('assetName', 'שם הנכס', 'Asset name', {
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      description: { he: 'השם שמזהה את הדירה בתשלום', en: 'Identifies the apartment in payments' },
    }),
    {
      type: 'tabs',
      tabs: [
        { label: { he: 'הדירה', en: 'Apartment' }, fields: apartmentGeneralFields },
        { label: { he: 'מחיר ומצב', en: 'Price and status' }, fields: apartmentPriceFields },
        {
          label: { he: 'תמונות, מסמכים ומאפיינים', en: 'Pictures, documents and characteristics' },
          fields: apartmentMediaFields,
        },
      ],
    },
  ],
});
