import type { Field } from 'payload';
import { linkField } from '../fields/linkField';
import { videoField } from '../fields/videoField';
import {
  chosen,
  documents,
  file,
  groupField,
  listField,
  imageField,
  localText,
  numberField,
  one,
  pictures,
  richTextField,
} from '../../platform/fields/shortFields';

const labels = { singular: { he: 'שורה', en: 'Row' }, plural: { he: 'שורות', en: 'Rows' } };

/** General product fields, also for lists and filters (forms-investors-catalogue §3, Product). */
export const productGeneralFields: Field[] = [
  localText('productName', 'שם המוצר', 'Product name', { required: true, index: true }),
  localText('shortUse', 'השימוש במילים ספורות', 'Use, in a few words'),
  one('company', 'companies', 'חברה', 'Company'),
  chosen('productCategory', 'productCategories', 'קטגוריות', 'Categories', {
    filterOptions: { contentTypeAlias: { equals: 'productCategory' } },
  }),
  chosen('productSubCategory', 'productCategories', 'תת־קטגוריות', 'Sub-categories', {
    filterOptions: { contentTypeAlias: { equals: 'productSubCategory' } },
  }),
  chosen('productKeyFeatures', 'productKeyFeatures', 'תכונות עיקריות', 'Key features'),
  pictures('image', 'half', 'תמונות', 'Pictures'),
  richTextField('productDescription', 'תיאור', 'Description'),
  numberField('priorityID', 'עדיפות ברשימות', 'Priority in lists', { index: true }),
];

/** Banner of a product page. */
export const productBannerFields: Field[] = [
  localText('pageTitle', 'כותרת הדף', 'Title of the page'),
  groupField('mainBanner', 'באנר', 'Banner', {
    interfaceName: 'ProductBanner',
    fields: [
      imageField('desktopImage', 'wide', 'תמונה למחשב', 'Picture on desktop'),
      imageField('mobileImage', 'phone', 'תמונה לנייד', 'Picture on phones'),
      videoField('videoOptional', 'סרטון', 'Video'),
      videoField('videoMobile', 'סרטון לנייד', 'Video on phones'),
    ],
  }),
];

/** Panels of a product's accordion, in order; empty ones are omitted (§4). */
export const productPanelFields: Field[] = [
  // The spelling of the specification.
  richTextField('prodocutProperties', 'תכונות המוצר', 'Properties'),
  listField('dataTable', 'טבלת נתונים', 'Data table', {
    labels,
    interfaceName: 'ProductDatum',
    fields: [
      localText('title', 'נתון', 'Property', { required: true }),
      localText('value', 'ערך', 'Value', { required: true }),
    ],
  }),
  richTextField('ingredients', 'הרכב', 'Ingredients'),
  richTextField('usageInstructions', 'הוראות שימוש', 'Instructions for use'),
  richTextField('advantages', 'יתרונות', 'Advantages'),
  richTextField('safetyGuidelines', 'הנחיות בטיחות', 'Safety guidelines'),
  documents('technicalDocuments', 'מסמכים טכניים', 'Technical documents', {
    description: {
      he: 'קובץ ששמו מסתיים בשפה (sheet-he.pdf, sheet-en.pdf) מוצג ראשון בדפים באותה שפה',
      en: 'A file whose name ends in a language (sheet-he.pdf, sheet-en.pdf) is shown first on pages in that language',
    },
  }),
];

/** Content beside and below the panels (§2.10). */
export const productDetailFields: Field[] = [
  listField('additionalDetails', 'פרטים נוספים', 'Additional details', {
    labels,
    interfaceName: 'ProductDetail',
    fields: [localText('title', 'כותרת', 'Title', { required: true }), richTextField('text', 'טקסט', 'Text')],
  }),
  listField('standards', 'תקנים', 'Standards', {
    labels,
    interfaceName: 'ProductStandard',
    fields: [
      localText('name', 'שם התקן', 'Name of the standard', { required: true }),
      imageField('icon', 'icon', 'סמל', 'Icon'),
      file('standardsFile', 'מסמך התקן', 'Document of the standard'),
    ],
  }),
  linkField('technicalSpec', 'מפרט טכני', 'Technical specification'),
  groupField('relatedProducts', 'מוצרים נוספים', 'Related products', {
    interfaceName: 'RelatedProducts',
    fields: [
      localText('title', 'כותרת', 'Title'),
      localText('subTitle', 'כותרת משנה', 'Subtitle'),
      chosen('products', 'products', 'מוצרים', 'Products'),
    ],
  }),
  richTextField('legalDisclaimer', 'הערה משפטית', 'Legal disclaimer'),
];
