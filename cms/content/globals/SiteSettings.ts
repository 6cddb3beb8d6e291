import type { Field, GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedGlobalOrDraftReader } from '../../platform/access/publishedGlobalOrDraftReader';
import { callNumberField } from '../fields/callNumberField';
import { addressRules } from '../fields/addressRules';
import { globalHooks } from '../publishing/globalHooks';
import { globalPreviewUrl } from '../publishing/globalPreviewUrl';
import { DEFAULT_COMPANY_ID } from '../../platform/settings/defaultCompanyId';
import { labelRows } from '../../platform/fields/labelRows';
import { SHARED_PICTURE } from '../../platform/fields/pictureSizes';

/** Legal page, linked in the footer and beside the consents of forms. */
const legalPage = (name: string, label: { he: string; en: string }): Field => ({
  name,
  type: 'relationship',
  relationTo: 'pages',
  label,
  admin: {
    description: {
      he: 'טפסים מקשרים לעמוד זה ליד בקשת ההסכמה',
      en: 'Forms link to this page where they ask for consent',
    },
  },
});

/** Default parent page of new documents of a kind. */
const listingPage = (name: string, kind: string, label: { he: string; en: string }): Field => ({
  name,
  type: 'relationship',
  relationTo: 'pages',
  label,
  filterOptions: { template: { equals: kind } },
  admin: {
    description: {
      he: 'דפים חדשים עומדים מתחתיו, וקישורי ״הכול״ מובילים אליו',
      en: 'New ones stand below it, and links to all of them lead there',
    },
  },
});

export const SiteSettings: GlobalConfig = {
  slug: 'siteSettings',
  label: { he: 'הגדרות האתר', en: 'Site settings' },
  graphQL: { name: 'SiteSettings' },
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOtherRoles('administrator', 'editor'),
    preview: globalPreviewUrl('siteSettings'),
  },
  versions: { drafts: { schedulePublish: true }, max: 30 },
  access: { read: publishedGlobalOrDraftReader, readVersions: isDraftReader, update: isEditor },
  hooks: globalHooks(),
  fields: labelRows([
    {
      name: 'siteName',
      type: 'text',
      localized: true,
      required: true,
      label: { he: 'שם האתר', en: 'Site name' },
    },
    { name: 'description', type: 'textarea', localized: true, label: { he: 'תיאור', en: 'Description' } },
    {
      name: 'specialCompany',
      type: 'relationship',
      relationTo: 'companies',
      label: { he: 'החברה המיוחדת', en: 'The special company' },
      admin: {
        description: {
          he: 'רק בדפים שלה: באנר דירות, שקופית מכירה, שאלות נפוצות וכותרת יצירת קשר',
          en: 'Only its pages show apartment banners, the sales slide, the FAQ accordion and contact header 1',
        },
      },
    },
    {
      name: 'defaultCompanyId',
      type: 'number',
      required: true,
      min: 1,
      defaultValue: DEFAULT_COMPANY_ID,
      label: { he: 'מספר החברה של דף בלי חברה', en: 'Company number of a page without a company' },
      admin: {
        description: {
          he: 'לידים מדף כזה נרשמים אצלה. טופס יצירת הקשר פונה לחברה 1 אם לא נבחרה בו אחרת.',
          en: 'It gets the leads of such a page. The contact form writes to company 1 unless it names another.',
        },
      },
    },
    { name: 'logo', type: 'upload', relationTo: 'media', label: { he: 'לוגו', en: 'Logo' } },
    { name: 'email', type: 'email', label: { he: 'דוא״ל לפניות', en: 'E-mail for messages' } },
    callNumberField('siteSettings'),
    {
      name: 'openingHours',
      type: 'text',
      localized: true,
      label: { he: 'שעות מענה', en: 'Opening hours' },
      admin: {
        description: {
          he: 'מתי עונים לטלפון; מוצג ליד טפסים',
          en: 'When the phone is answered; shown beside forms',
        },
      },
    },
    { name: 'address', type: 'text', localized: true, label: { he: 'כתובת', en: 'Address' } },
    {
      name: 'socialLinks',
      type: 'array',
      label: { he: 'רשתות חברתיות', en: 'Social networks' },
      fields: [
        {
          name: 'network',
          type: 'select',
          required: true,
          label: { he: 'רשת', en: 'Network' },
          options: [
            { value: 'facebook', label: { he: 'פייסבוק', en: 'Facebook' } },
            { value: 'instagram', label: { he: 'אינסטגרם', en: 'Instagram' } },
            { value: 'linkedin', label: { he: 'לינקדאין', en: 'LinkedIn' } },
            { value: 'youtube', label: { he: 'יוטיוב', en: 'YouTube' } },
            { value: 'x', label: { he: 'X (טוויטר)', en: 'X (Twitter)' } },
          ],
        },
        {
          name: 'url',
          type: 'text',
          required: true,
          ...addressRules,
          label: { he: 'כתובת', en: 'Address' },
        },
      ],
    },
    listingPage('projectsPage', 'projects', { he: 'דף הפרויקטים', en: 'Projects page' }),
    listingPage('productsPage', 'products', { he: 'דף המוצרים', en: 'Products page' }),
    legalPage('privacyPage', { he: 'מדיניות פרטיות', en: 'Privacy policy' }),
    legalPage('termsPage', { he: 'תנאי שימוש', en: 'Terms of use' }),
    {
      name: 'defaultOgImage',
      type: 'upload',
      relationTo: 'media',
      label: { he: 'תמונת שיתוף', en: 'Picture for sharing' },
      custom: SHARED_PICTURE,
    },
  ]),
};
