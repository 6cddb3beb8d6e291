import type { GroupField } from 'payload';
import { SHARED_PICTURE } from '../../platform/fields/pictureSizes';
import {
  checkboxField,
  fileField,
  groupField,
  localArea,
  localText,
} from '../../platform/fields/shortFields';

/** Fields for metadata that search engines and previews of shared links use. */
export const seoField: GroupField = groupField('seo', 'קידום ושיתוף', 'Search and sharing', {
  interfaceName: 'Seo',
  fields: [
    localText('metaTitle', 'כותרת', 'Title', { maxLength: 70 }),
    localArea('metaDescription', 'תיאור', 'Description', { maxLength: 200 }),
    fileField('ogImage', 'תמונה לשיתוף', 'Picture for sharing', { custom: SHARED_PICTURE }),
    checkboxField('noIndex', 'לא להציג במנועי חיפוש', 'Hide from search engines'),
  ],
});
