import type { Field } from 'payload';
import { contentGlobal } from './contentGlobal';
import { callNumberField } from '../fields/callNumberField';
import { addressRules } from '../fields/addressRules';
import { globalPreviewUrl } from '../publishing/globalPreviewUrl';
import { DEFAULT_COMPANY_ID } from '../../platform/settings/defaultCompanyId';
import { labelRows } from '../../platform/fields/labelRows';
import { SHARED_PICTURE } from '../../platform/fields/pictureSizes';
import {
  emailField,
  fileField,
  listField,
  localArea,
  localText,
  numberField,
  relationField,
  selectField,
} from '../../platform/fields/shortFields';

/** Field for a legal page. The site links it in the footer and beside the consents of forms. */
const legalPage = (name: string, label: { he: string; en: string }): Field => ({
  name,
  type: 'relationship',
  relationTo: 'pages',
  label,
  admin: {
    description: {
      he: 'טפסים מקשרים לדף הזה ליד בקשת ההסכמה',
      en: 'Forms link to this page where they ask for consent',
    },
  },
});

/** Field for the listing page that new documents of one kind get as their default parent. */
const listingPage = (name: string, kind: string, label: { he: string; en: string }): Field => ({
  name,
  type: 'relationship',
  relationTo: 'pages',
  label,
  filterOptions: { template: { equals: kind } },
  admin: {
    description: {
      he: 'דפים חדשים נוצרים מתחתיו, וקישורי ״הכול״ מובילים אליו',
      en: 'New pages are created below it, and links to all of them lead there',
    },
  },
});

export const SiteSettings = contentGlobal({
  slug: 'siteSettings',
  label: { he: 'הגדרות האתר', en: 'Site settings' },
  graphQL: { name: 'SiteSettings' },
  admin: { preview: globalPreviewUrl('siteSettings') },
  fields: labelRows([
    localText('siteName', 'שם האתר', 'Site name', { required: true }),
    localArea('description', 'תיאור', 'Description'),
    relationField('specialCompany', 'companies', 'החברה המיוחדת', 'The special company', {
      description: {
        he: 'רק בדפים שלה: באנר דירות, שקופית מכירה, שאלות נפוצות וכותרת יצירת קשר',
        en: 'Only its pages show apartment banners, the sales slide, the FAQ accordion and contact header 1',
      },
    }),
    numberField(
      'defaultCompanyId',
      'מספר החברה של דף בלי חברה',
      'Company number of a page without a company',
      {
        required: true,
        min: 1,
        defaultValue: DEFAULT_COMPANY_ID,
        description: {
          he: 'לידים מדף כזה נרשמים אצלה. טופס יצירת הקשר פונה לחברה 1 אם לא נבחרה בו אחרת.',
          en: 'Leads from such a page are recorded for it. The contact form goes to company 1 unless it names another.',
        },
      },
    ),
    fileField('logo', 'לוגו', 'Logo'),
    emailField('email', 'דוא״ל לפניות', 'E-mail for messages'),
    callNumberField('siteSettings'),
    localText('openingHours', 'שעות מענה', 'Opening hours', {
      description: {
        he: 'השעות שבהן עונים לטלפון. מוצגות ליד טפסים',
        en: 'Hours when the phone is answered. Shown beside forms',
      },
    }),
    localText('address', 'כתובת', 'Address'),
    listField('socialLinks', 'רשתות חברתיות', 'Social networks', {
      fields: [
        selectField('network', 'רשת', 'Network', {
          required: true,
          options: [
            { value: 'facebook', label: { he: 'פייסבוק', en: 'Facebook' } },
            { value: 'instagram', label: { he: 'אינסטגרם', en: 'Instagram' } },
            { value: 'linkedin', label: { he: 'לינקדאין', en: 'LinkedIn' } },
            { value: 'youtube', label: { he: 'יוטיוב', en: 'YouTube' } },
            { value: 'x', label: { he: 'X (טוויטר)', en: 'X (Twitter)' } },
          ],
        }),
        {
          name: 'url',
          type: 'text',
          required: true,
          ...addressRules,
          label: { he: 'כתובת', en: 'Address' },
        },
      ],
    }),
    listingPage('projectsPage', 'projects', { he: 'דף הפרויקטים', en: 'Projects page' }),
    listingPage('productsPage', 'products', { he: 'דף המוצרים', en: 'Products page' }),
    legalPage('privacyPage', { he: 'מדיניות פרטיות', en: 'Privacy policy' }),
    legalPage('termsPage', { he: 'תנאי שימוש', en: 'Terms of use' }),
    fileField('defaultOgImage', 'תמונת שיתוף', 'Sharing picture', { custom: SHARED_PICTURE }),
  ]),
});
