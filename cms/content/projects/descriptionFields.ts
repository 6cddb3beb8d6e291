import type { Field } from 'payload';
import { linkField } from '../fields/linkField';
import { textListField } from '../fields/textListField';
import { relationsField, localArea, localText, richTextField } from '../../platform/fields/shortFields';

/** Fields for the description of a project (project-marketing §2.3). */
export const descriptionFields: Field[] = [
  localText('subTitle', 'כותרת משנה', 'Subtitle'),
  richTextField('contentHTML', 'תיאור', 'Description'),
  localText('subTitle2', 'כותרת משנה שנייה', 'Second subtitle'),
  richTextField('moreInfo', 'מידע נוסף', 'More information'),
  linkField('moreInfoButton', 'כפתור מידע נוסף', 'More-info button'),
  localText('buildingCharacteristicsTitle', 'כותרת מאפייני הבניין', 'Title of the building characteristics'),
  relationsField(
    'buildingCharacteristicsSelection',
    'characteristics',
    'מאפייני הבניין',
    'Building characteristics',
    { filterOptions: { scope: { equals: 'building' } } },
  ),
  richTextField('buildingCharacteristicsText', 'מאפייני הבניין: טקסט', 'Building characteristics: text'),
  localText('titleGetToKnowTheEnvironment', 'כותרת הסביבה', 'Title of the neighbourhood'),
  textListField(
    'getToKnowTheEnvironment',
    { he: 'הכירו את הסביבה', en: 'Get to know the neighbourhood' },
    'project_neighbourhood',
  ),
  localText('architectsOfficeTitle', 'כותרת משרד האדריכלים', "Title of the architects' office"),
  localArea('architectsOffice', 'משרד האדריכלים', "Architects' office"),
];
