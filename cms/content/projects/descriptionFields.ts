import type { Field } from 'payload';
import { richTextField } from '../../platform/fields/richTextField';
import { linkField } from '../fields/linkField';
import { chosen, localArea, localText } from '../fields/shortFields';
import { textListField } from '../fields/textListField';

/** Description of a project (project-marketing §2.3). */
export const descriptionFields: Field[] = [
  localText('subTitle', 'כותרת משנה', 'Subtitle'),
  richTextField({ name: 'contentHTML', label: { he: 'תיאור', en: 'Description' } }),
  localText('subTitle2', 'כותרת משנה שנייה', 'Second subtitle'),
  richTextField({ name: 'moreInfo', label: { he: 'מידע נוסף', en: 'More information' } }),
  linkField({ name: 'moreInfoButton', label: { he: 'כפתור מידע נוסף', en: 'More-info button' } }),
  localText('buildingCharacteristicsTitle', 'כותרת מאפייני הבניין', 'Title of the building characteristics'),
  {
    ...chosen(
      'buildingCharacteristicsSelection',
      'characteristics',
      'מאפייני הבניין',
      'Building characteristics',
    ),
    filterOptions: { scope: { equals: 'building' } },
  },
  richTextField({
    name: 'buildingCharacteristicsText',
    label: { he: 'מאפייני הבניין: טקסט', en: 'Building characteristics: text' },
  }),
  localText('titleGetToKnowTheEnvironment', 'כותרת הסביבה', 'Title of the neighbourhood'),
  textListField(
    'getToKnowTheEnvironment',
    { he: 'הכירו את הסביבה', en: 'Get to know the neighbourhood' },
    'project_neighbourhood',
  ),
  localText('architectsOfficeTitle', 'כותרת משרד האדריכלים', "Title of the architects' office"),
  localArea('architectsOffice', 'משרד האדריכלים', "Architects' office"),
];
