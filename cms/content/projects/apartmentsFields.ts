import type { Field } from 'payload';
import {
  relationsField,
  filesField,
  groupField,
  imageField,
  listField,
  localText,
  numberField,
  imagesField,
  richTextField,
} from '../../platform/fields/shortFields';

/** Fields for the content above and beside the apartments of a project (project-marketing §2.4, §3). */
export const apartmentsFields: Field[] = [
  localText('titleAboveProperty', 'כותרת מעל הדירות', 'Title above the apartments'),
  localText('newTitleAboveProperty', 'כותרת חדשה מעל הדירות', 'New title above the apartments', {
    description: {
      he: 'אם מולאה, היא מוצגת במקום הכותרת הרגילה.',
      en: 'If filled in, it replaces the title above.',
    },
  }),
  richTextField('textAboveProperty', 'טקסט מעל הדירות', 'Text above the apartments'),
  relationsField('apartmentsTypes', 'apartmentTypes', 'סוגי הדירות: לשוניות', 'Types of apartments: tabs'),
  listField('imageGalleries', 'גלריות לפי מספר חדרים', 'Galleries by number of rooms', {
    interfaceName: 'RoomsGallery',
    dbName: 'project_room_galleries',
    labels: { singular: { he: 'גלריה', en: 'Gallery' }, plural: { he: 'גלריות', en: 'Galleries' } },
    fields: [
      numberField('numberOfRooms', 'מספר חדרים', 'Number of rooms', { required: true }),
      imageField('apartmentThumbnail', 'card', 'תמונה', 'Picture'),
      imagesField('apartmentGallery', 'card', 'גלריה', 'Gallery'),
    ],
  }),
  groupField('apartmentsGeneral', 'לכל הדירות', 'Of all apartments', {
    interfaceName: 'ApartmentsGeneral',
    fields: [filesField('apartmentContracts', 'מסמכי חוזה', 'Contract documents')],
  }),
];
