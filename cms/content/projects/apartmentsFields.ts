import type { Field } from 'payload';
import { imageField } from '../../platform/fields/imageField';
import { richTextField } from '../../platform/fields/richTextField';
import { chosen, documents, localText, numberOf, pictures } from '../fields/shortFields';

/** Content above and beside the apartments of a project (project-marketing §2.4, §3). */
export const apartmentsFields: Field[] = [
  localText('titleAboveProperty', 'כותרת מעל הדירות', 'Title above the apartments'),
  localText('newTitleAboveProperty', 'כותרת חדשה מעל הדירות', 'New title above the apartments'),
  richTextField({
    name: 'textAboveProperty',
    label: { he: 'טקסט מעל הדירות', en: 'Text above the apartments' },
  }),
  chosen('apartmentsTypes', 'apartmentTypes', 'סוגי הדירות: לשוניות', 'Types of apartments: tabs'),
  {
    name: 'imageGalleries',
    type: 'array',
    interfaceName: 'RoomsGallery',
    dbName: 'project_room_galleries',
    label: { he: 'גלריות לפי מספר חדרים', en: 'Galleries by number of rooms' },
    labels: { singular: { he: 'גלריה', en: 'Gallery' }, plural: { he: 'גלריות', en: 'Galleries' } },
    fields: [
      { ...numberOf('numberOfRooms', 'מספר חדרים', 'Number of rooms'), required: true },
      imageField({ name: 'apartmentThumbnail', shown: 'card', label: { he: 'תמונה', en: 'Picture' } }),
      pictures('apartmentGallery', 'card', 'גלריה', 'Gallery'),
    ],
  },
  {
    name: 'apartmentsGeneral',
    type: 'group',
    interfaceName: 'ApartmentsGeneral',
    label: { he: 'לכל הדירות', en: 'Of all apartments' },
    fields: [documents('apartmentContracts', 'מסמכי חוזה', 'Contract documents')],
  },
];
