import type { ArrayField, Field } from 'payload';
import { imageField } from '../../platform/fields/imageField';
import { richTextField } from '../../platform/fields/richTextField';
import { linkField } from '../fields/linkField';
import { chosen, documents, file, localText, numberOf, one, pictures } from '../fields/shortFields';
import { videoField } from '../fields/videoField';

const rich = (name: string, he: string, en: string) => richTextField({ name, label: { he, en } });

const rows = (
  name: string,
  [he, en]: [string, string],
  { interfaceName, ...rest }: Pick<ArrayField, 'interfaceName' | 'fields' | 'dbName'>,
): ArrayField => ({
  name,
  type: 'array',
  interfaceName,
  label: { he, en },
  labels: { singular: { he: 'שורה', en: 'Row' }, plural: { he: 'שורות', en: 'Rows' } },
  ...rest,
});

/** General product fields, also for lists and filters (forms-investors-catalogue §3, Product). */
export const productGeneralFields: Field[] = [
  { ...localText('productName', 'שם המוצר', 'Name of the product'), required: true, index: true },
  localText('shortUse', 'השימוש במילים ספורות', 'Its use in a few words'),
  one('company', 'companies', 'חברה', 'Company'),
  {
    ...chosen('productCategory', 'productCategories', 'קטגוריות', 'Categories'),
    filterOptions: { contentTypeAlias: { equals: 'productCategory' } },
  },
  {
    ...chosen('productSubCategory', 'productCategories', 'תת־קטגוריות', 'Sub-categories'),
    filterOptions: { contentTypeAlias: { equals: 'productSubCategory' } },
  },
  chosen('productKeyFeatures', 'productKeyFeatures', 'תכונות עיקריות', 'Key features'),
  pictures('image', 'half', 'תמונות', 'Pictures'),
  rich('productDescription', 'תיאור', 'Description'),
  { ...numberOf('priorityID', 'עדיפות ברשימות', 'Priority in lists'), index: true },
];

/** Banner of a product page. */
export const productBannerFields: Field[] = [
  localText('pageTitle', 'כותרת הדף', 'Title of the page'),
  {
    name: 'mainBanner',
    type: 'group',
    interfaceName: 'ProductBanner',
    label: { he: 'באנר', en: 'Banner' },
    fields: [
      imageField({
        name: 'desktopImage',
        shown: 'wide',
        label: { he: 'תמונה למחשב', en: 'Picture on desktop' },
      }),
      imageField({
        name: 'mobileImage',
        shown: 'phone',
        label: { he: 'תמונה לנייד', en: 'Picture on phones' },
      }),
      videoField({ name: 'videoOptional', label: { he: 'סרטון', en: 'Film' } }),
      videoField({ name: 'videoMobile', label: { he: 'סרטון לנייד', en: 'Film on phones' } }),
    ],
  },
];

/** Panels of a product's accordion, in order; empty ones are omitted (§4). */
export const productPanelFields: Field[] = [
  // The spelling of the specification.
  rich('prodocutProperties', 'תכונות המוצר', 'Properties'),
  rows('dataTable', ['טבלת נתונים', 'Data table'], {
    interfaceName: 'ProductDatum',
    fields: [
      { ...localText('title', 'נתון', 'Property'), required: true },
      { ...localText('value', 'ערך', 'Value'), required: true },
    ],
  }),
  rich('ingredients', 'הרכב', 'Ingredients'),
  rich('usageInstructions', 'הוראות שימוש', 'Instructions for use'),
  rich('advantages', 'יתרונות', 'Advantages'),
  rich('safetyGuidelines', 'הנחיות בטיחות', 'Safety guidelines'),
  {
    ...documents('technicalDocuments', 'מסמכים טכניים', 'Technical documents'),
    admin: {
      description: {
        he: 'קובץ ששמו מסתיים בשפה (sheet-he.pdf, sheet-en.pdf) עומד ראשון בדפים באותה שפה',
        en: 'A file whose name ends in a language (sheet-he.pdf, sheet-en.pdf) stands first on the pages in that language',
      },
    },
  },
];

/** Content beside and below the panels (§2.10). */
export const productDetailFields: Field[] = [
  rows('additionalDetails', ['פרטים נוספים', 'Additional details'], {
    interfaceName: 'ProductDetail',
    fields: [{ ...localText('title', 'כותרת', 'Title'), required: true }, rich('text', 'טקסט', 'Text')],
  }),
  rows('standards', ['תקנים', 'Standards'], {
    interfaceName: 'ProductStandard',
    fields: [
      { ...localText('name', 'שם התקן', 'Name of the standard'), required: true },
      imageField({ name: 'icon', shown: 'icon', label: { he: 'סמל', en: 'Icon' } }),
      file('standardsFile', 'מסמך התקן', 'Document of the standard'),
    ],
  }),
  linkField({ name: 'technicalSpec', label: { he: 'מפרט טכני', en: 'Technical specification' } }),
  {
    name: 'relatedProducts',
    type: 'group',
    interfaceName: 'RelatedProducts',
    label: { he: 'מוצרים נוספים', en: 'Related products' },
    fields: [
      localText('title', 'כותרת', 'Title'),
      localText('subTitle', 'כותרת משנה', 'Subtitle'),
      chosen('products', 'products', 'מוצרים', 'Products'),
    ],
  },
  rich('legalDisclaimer', 'הערה משפטית', 'Legal disclaimer'),
];
