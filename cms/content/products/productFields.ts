import type { Field } from 'payload';
import { linkField } from '../fields/linkField';
import { videoField } from '../fields/videoField';
import {
  relationsField,
  filesField,
  fileField,
  groupField,
  listField,
  imageField,
  localText,
  numberField,
  indexedRelationField,
  imagesField,
  richTextField,
} from '../../platform/fields/shortFields';

const labels = { singular: { he: 'שורה', en: 'Row' }, plural: { he: 'שורות', en: 'Rows' } };

/**
 * General fields of a product. The site also uses them in lists and filters (forms-investors-catalogue §3, Product).
 */
export const productGeneralFields: Field[] = [
  localText('productName', 'שם המוצר', 'Product name', { required: true, index: true }),
  localText('shortUse', 'השימוש במילים ספורות', 'Use, in a few words'),
  indexedRelationField('company', 'companies', 'חברה', 'Company'),
  relationsField('productCategory', 'productCategories', 'קטגוריות', 'Categories', {
    filterOptions: { contentTypeAlias: { equals: 'productCategory' } },
  }),
  relationsField('productSubCategory', 'productCategories', 'תת־קטגוריות', 'Sub-categories', {
    filterOptions: { contentTypeAlias: { equals: 'productSubCategory' } },
  }),
  relationsField('productKeyFeatures', 'productKeyFeatures', 'תכונות עיקריות', 'Key features'),
  imagesField('image', 'half', 'תמונות', 'Pictures'),
  richTextField('productDescription', 'תיאור', 'Description'),
  numberField('priorityID', 'עדיפות ברשימות', 'Priority in lists', { index: true }),
];

/** Fields for the banner of a product page. */
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

/**
 * Fields for the panels of the accordion on a product page, in display order. The site leaves out empty panels (§4).
 */
export const productPanelFields: Field[] = [
  // The specification misspells this name, and the API must match it.
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
  filesField('technicalDocuments', 'מסמכים טכניים', 'Technical documents', {
    description: {
      he: 'קובץ ששמו מסתיים בשפה (sheet-he.pdf, sheet-en.pdf) מוצג ראשון בדפים באותה שפה',
      en: 'A file whose name ends in a language (sheet-he.pdf, sheet-en.pdf) is shown first on pages in that language',
    },
  }),
];

/** Fields for the content beside and below the panels (§2.10). */
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
      fileField('standardsFile', 'מסמך התקן', 'Document of the standard'),
    ],
  }),
  linkField('technicalSpec', 'מפרט טכני', 'Technical specification'),
  groupField('relatedProducts', 'מוצרים נוספים', 'Related products', {
    interfaceName: 'RelatedProducts',
    fields: [
      localText('title', 'כותרת', 'Title'),
      localText('subTitle', 'כותרת משנה', 'Subtitle'),
      relationsField('products', 'products', 'מוצרים', 'Products'),
    ],
  }),
  richTextField('legalDisclaimer', 'הערה משפטית', 'Legal disclaimer'),
];
