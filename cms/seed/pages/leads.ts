import { company, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

/** Where entitled buyers leave their details. */
export const eligibility: SeedPage = {
  key: 'eligibility',
  template: 'generic',
  parent: 'residence',
  title: text('דירות לזכאים', 'Homes for entitled buyers'),
  titleBreadcrumbs: text('זכאים', 'Entitled buyers'),
  slug: text('entitled-buyers', 'entitled-buyers'),
  order: 2,
  description: text(
    'דירה במחיר מפוקח: מי זכאי, איך נרשמים להגרלה, ואיך נעזור לכם לבדוק.',
    'A home at a supervised price: who is entitled, how to register for the lottery, and how we help you check.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('דירה ראשונה, במחיר שאפשר לעמוד בו', 'A first home, at a price you can carry'),
      text: rich(
        'בכל שכונה שאנחנו בונים יש דירות במחיר מפוקח, באותם בניינים ועם אותו מפרט. הזכאות נקבעת לפי תעודת זכאות בתוקף, והדירות מחולקות בהגרלה פתוחה.',
        'Every neighbourhood we build has homes at a supervised price, in the same buildings and to the same specification. Entitlement follows from a valid certificate, and the homes are drawn in an open lottery.',
      ),
    },
    {
      blockType: 'leadForm',
      variant: 'eligibility',
      title: text('נבדוק יחד אם אתם זכאים', 'Let us check together whether you are entitled'),
      text: text(
        'השאירו פרטים, ויועצת הזכאים שלנו תחזור אליכם עם מועד ההגרלה הבאה ועם רשימת המסמכים.',
        'Leave your details, and our adviser comes back with the date of the next lottery and a list of the papers.',
      ),
    },
  ],
};

/** A page with a product enquiry form in the page and another in a drawer. */
export const productEnquiry: SeedPage = {
  key: 'productEnquiry',
  template: 'generic',
  parent: 'industries',
  title: text('בקשת הצעה למוצרי בטון', 'Ask about concrete products'),
  titleBreadcrumbs: text('בקשת הצעה', 'Product enquiry'),
  slug: text('product-enquiry', 'product-enquiry'),
  order: 2,
  description: text(
    'ריצוף, בלוקים ובטון מוכן: השאירו פרטים ונחזור עם דוגמאות ומחיר.',
    'Paving, blocks and ready-mixed concrete: leave your details and we come back with samples and a price.',
  ),
  blocks: [
    {
      blockType: 'leadForm',
      variant: 'product',
      title: text('ריצוף שנשאר במקום', 'Paving that stays where it is'),
      text: text(
        'ספרו לנו על השטח ועל השימוש, ונשלח דוגמאות של אריחי ״קרקע״ בשלושה גוונים.',
        'Tell us about the ground and its use, and we send samples of Karka paving in three shades.',
      ),
      subjectName: text('אריחי ״קרקע״, 6 ס״מ', 'Karka paving, 6 cm'),
      bmbyId: 61204,
      company: company('contact'),
    },
    {
      blockType: 'leadForm',
      variant: 'product',
      inDrawer: true,
      title: text('צריכים בטון מוכן?', 'In need of ready-mixed concrete?'),
      text: text(
        'כמות, מועד ודרך גישה: זה כל מה שחסר לנו כדי להציע מחיר.',
        'How much, when, and how to get there: that is all we need to name a price.',
      ),
      subjectName: text('בטון מוכן', 'Ready-mixed concrete'),
      bmbyId: 61205,
      company: company('contact'),
    },
  ],
};
