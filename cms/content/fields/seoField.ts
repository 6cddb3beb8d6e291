import type { GroupField } from 'payload';
import { SHARED_PICTURE } from '../../platform/fields/pictureSizes';

/** Metadata for search engines and shared links. */
export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  interfaceName: 'Seo',
  label: { he: 'קידום ושיתוף', en: 'Search and sharing' },
  fields: [
    { name: 'metaTitle', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' }, maxLength: 70 },
    {
      name: 'metaDescription',
      type: 'textarea',
      localized: true,
      label: { he: 'תיאור', en: 'Description' },
      maxLength: 200,
    },
    {
      name: 'ogImage',
      type: 'upload',
      relationTo: 'media',
      label: { he: 'תמונה לשיתוף', en: 'Picture for sharing' },
      custom: SHARED_PICTURE,
    },
    {
      name: 'noIndex',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'לא להופיע במנועי חיפוש', en: 'Not in search engines' },
    },
  ],
};
