import type { ProductCategory, ProductKeyFeature } from '../../../payload-types';
import { picture, Reference, text, type Text } from '../../lib/bilingual';
import type { Keyed } from '../../lib/Keyed';

let number = 6100;

/** Returns a category followed by its sub-categories. */
const family = (
  key: string,
  name: Text,
  children: Readonly<Record<string, Text>> = {},
): Keyed<ProductCategory>[] => [
  { key, name, contentTypeAlias: 'productCategory', number: (number += 1) },
  ...Object.entries(children).map(([child, childName]): Keyed<ProductCategory> => ({
    key: child,
    name: childName,
    contentTypeAlias: 'productSubCategory',
    parentCategory: new Reference('productCategories', key),
    number: (number += 1),
  })),
];

/** Product categories of all product companies. Each category comes before its sub-categories, which refer to it. */
export const productCategories: readonly Keyed<ProductCategory>[] = [
  // ashkalit
  ...family('plasters', text('טיח', 'Plasters'), {
    plasterInside: text('טיח פנים', 'Inside plaster'),
    plasterOutside: text('טיח חוץ', 'Outside render'),
    plasterThermal: text('טיח מבודד', 'Insulating plaster'),
  }),
  ...family('tiling', text('ריצוף וחיפוי', 'Tiling'), {
    adhesives: text('דבקים לאריחים', 'Tile adhesives'),
    stoneAdhesives: text('דבקים לאבן', 'Stone adhesives'),
    grouts: text('רובה', 'Grouts'),
  }),
  ...family('finishes', text('גמר', 'Finishes'), {
    coats: text('שליכט', 'Finishing coats'),
    primers: text('יסוד ומקשר', 'Primers'),
  }),
  ...family('repair', text('שיקום בטון', 'Concrete repair')),
  ...family('floors', text('יישור רצפות', 'Floor levelling')),
  ...family('reinforcement', text('רשתות ואביזרים', 'Meshes and accessories')),
  // bg-bond
  ...family('boards', text('לוחות', 'Boards'), {
    boardsStandard: text('לוחות רגילים', 'Standard boards'),
    boardsWet: text('לוחות לחדרים רטובים', 'Boards for wet rooms'),
    boardsFire: text('לוחות חסיני אש', 'Fire boards'),
  }),
  ...family('profiles', text('פרופילים', 'Profiles'), {
    walls: text('לקירות', 'For walls'),
    ceilings: text('לתקרות', 'For ceilings'),
  }),
  ...family('jointing', text('מישקים', 'Jointing')),
  // ashbond
  ...family('lightBlocks', text('בלוקים קלים', 'Light blocks'), {
    partition: text('למחיצות', 'For partitions'),
    bearing: text('לקירות חוץ', 'For external walls'),
  }),
  ...family('concreteBlocks', text('בלוקי בטון', 'Concrete blocks')),
  ...family('paving', text('אבני ריצוף', 'Paving stones')),
  ...family('blockMortar', text('דבקים לבלוקים', 'Block mortars')),
  // itumit
  ...family('roofs', text('איטום גגות', 'Roof waterproofing'), {
    sheets: text('יריעות', 'Sheets'),
    coatings: text('ציפויים', 'Coatings'),
  }),
  ...family('wetRooms', text('איטום חדרים רטובים', 'Wet rooms')),
  ...family('foundations', text('איטום מרתפים ויסודות', 'Basements and foundations')),
  ...family('joints', text('מישקים וסדקים', 'Joints and cracks')),
  // israbeton
  ...family('structural', text('בטון קונסטרוקטיבי', 'Structural concrete'), {
    standardMix: text('תערובות תקניות', 'Standard mixes'),
    strongMix: text('חוזק גבוה', 'High strength'),
  }),
  ...family('special', text('בטון מיוחד', 'Special concrete'), {
    lowCarbon: text('דל־פחמן', 'Low carbon'),
    visible: text('בטון חשוף', 'Fair-faced'),
  }),
  // quarries
  ...family('sand', text('חול', 'Sand')),
  ...family('gravel', text('חצץ', 'Gravel')),
  ...family('road', text('מצעים לכבישים', 'Road bases')),
  ...family('recycled', text('אגרגט ממוחזר', 'Recycled aggregate')),
];

const feature = (key: string, he: string, en: string, icon: string): Keyed<ProductKeyFeature> => ({
  key,
  text: text(he, en),
  icon: picture(`icon-${icon}`),
});

/** Key features of products. */
export const productKeyFeatures: readonly Keyed<ProductKeyFeature>[] = [
  feature('quick', 'התייבשות מהירה', 'Dries fast', 'clock'),
  feature('outdoor', 'לפנים ולחוץ', 'Indoors and outdoors', 'sun'),
  feature('waterproof', 'עמיד במים', 'Waterproof', 'water'),
  feature('lowDust', 'מעט אבק', 'Low dust', 'dust'),
  feature('recycledContent', 'מחומר ממוחזר', 'Recycled content', 'recycle'),
  feature('lowCarbon', 'דל־פחמן', 'Low carbon', 'leaf'),
  feature('fire', 'עמיד באש', 'Fire resistant', 'flame'),
  feature('sound', 'מבודד רעש', 'Sound insulating', 'sound'),
  feature('thermal', 'מבודד חום', 'Heat insulating', 'heat'),
  feature('strong', 'חוזק גבוה', 'High strength', 'weight'),
  feature('flexible', 'גמיש', 'Flexible', 'bend'),
  feature('machine', 'מתאים למכונה', 'For machines', 'gear'),
];
