import { text, type Text } from '../../lib/bilingual';
import { jpg, svg, type SeedFile } from './SeedFile';

const ICONS: Record<string, Text> = {
  phone: text('טלפון', 'Phone'),
  mail: text('דואר', 'Mail'),
  pin: text('מקום', 'Place'),
  key: text('מפתח', 'Key'),
  handshake: text('לחיצת יד', 'Handshake'),
  leaf: text('עלה', 'Leaf'),
  shield: text('מגן', 'Shield'),
  plan: text('תוכנית', 'Plan'),
  people: text('אנשים', 'People'),
  sun: text('שמש', 'Sun'),
  crane: text('עגורן', 'Crane'),
  clock: text('שעון', 'Clock'),
  water: text('מים', 'Water'),
  recycle: text('מיחזור', 'Recycling'),
};

/** Signs of the companies, small icons, letters, certificates. */
export const marks: readonly SeedFile[] = [
  svg('mark-group', text('סמל קבוצת אבן־דרך', 'The sign of Even Derech Group')),
  svg('mark-contact', text('סמל מרכז השירות', 'The sign of the service centre')),
  svg('mark-residence', text('סמל אבן־דרך מגורים', 'The sign of Even Derech Residence')),
  svg('mark-construction', text('סמל אבן־דרך בנייה', 'The sign of Even Derech Construction')),
  svg('mark-infrastructure', text('סמל אבן־דרך תשתיות', 'The sign of Even Derech Infrastructure')),
  svg('mark-industries', text('סמל אבן־דרך תעשיות', 'The sign of Even Derech Industries')),
  svg('mark-properties', text('סמל אבן־דרך נכסים', 'The sign of Even Derech Properties')),
  svg('mark-rent', text('סמל אבן־דרך להשכיר', 'The sign of Even Derech Rent')),
  svg('mark-international', text('סמל אבן־דרך בינלאומי', 'The sign of Even Derech International')),
  ...Object.entries(ICONS).map(([name, alt]) => svg(`icon-${name}`, alt)),
  svg('stars-5', text('חמישה כוכבים מתוך חמישה', 'Five stars of five')),
  svg('partner-arc', text('סמל קשת הנדסה', 'The sign of Keshet Engineering')),
  svg('partner-terrace', text('סמל מדרון אדריכלות', 'The sign of Midron Architects')),
  svg('partner-leaf', text('סמל עלה נוף', 'The sign of Aleh Landscape')),
  svg('partner-wave', text('סמל חוף יזמות', 'The sign of Hof Developers')),
  svg('partner-lens', text('סמל עדשה תכנון', 'The sign of Adasha Planning')),
  svg('partner-frame', text('סמל מסגרת הון', 'The sign of Misgeret Capital')),
  svg('partner-fold', text('סמל קפל קונסטרוקציה', 'The sign of Kefel Structures')),
  svg('partner-dots', text('סמל רשת תחבורה', 'The sign of Reshet Transport')),
  svg('letter-e', text('האות E: סביבה', 'The letter E: environment')),
  svg('letter-s', text('האות S: חברה', 'The letter S: social')),
  svg('letter-g', text('האות G: ממשל תאגידי', 'The letter G: governance')),
  jpg('certificate-quality', text('תעודת ניהול איכות', 'Quality management certificate')),
  jpg('certificate-safety', text('תעודת בטיחות וגהות', 'Health and safety certificate')),
  jpg('certificate-environment', text('תעודת ניהול סביבתי', 'Environmental management certificate')),
  jpg('certificate-green', text('תעודת בנייה ירוקה', 'Green building certificate')),
];
