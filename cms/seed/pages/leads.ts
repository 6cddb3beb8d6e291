import { company, rich, text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

/** Page on which eligible buyers leave their details. */
export const eligibility: SeedPage = {
  key: 'eligibility',
  template: 'generic',
  parent: 'residence',
  title: text('דירות לזכאים', 'Homes for eligible buyers'),
  titleBreadcrumbs: text('זכאים', 'Eligible buyers'),
  slug: text('entitled-buyers', 'entitled-buyers'),
  order: 2,
  description: text(
    'דירה במחיר מפוקח: מי זכאי, איך נרשמים להגרלה, ואיך נעזור לכם לבדוק.',
    'Homes at a controlled price: who is eligible, how to register for the lottery, and how we can help you check.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('דירה ראשונה, במחיר שאפשר לעמוד בו', 'A first home at a price you can afford'),
      text: rich(
        'בשתיים מהשכונות שאנחנו בונים יש דירות במחיר מפוקח, באותו מפרט כמו בכל דירה אחרת שלנו. הזכאות נקבעת לפי אישור זכאות בתוקף, והדירות מחולקות בהגרלה פתוחה.',
        'Two of our neighbourhoods include homes at a controlled price, built to the same specification as all our others. You need a valid eligibility certificate, and the homes are allocated in an open lottery.',
      ),
    },
    {
      blockType: 'leadForm',
      variant: 'eligibility',
      title: text('נבדוק יחד אם אתם זכאים', 'Let’s check your eligibility together'),
      text: text(
        'השאירו פרטים, ויועצת הזכאים שלנו תחזור אליכם עם מועד ההגרלה הבאה ועם רשימת המסמכים.',
        'Leave your details and our eligibility adviser will get back to you with the date of the next lottery and a list of documents.',
      ),
    },
  ],
};

/** Page with two product enquiry forms: one in the page and one in a drawer. */
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
    'Paving, blocks and ready-mixed concrete: leave your details and we will get back to you with samples and a price.',
  ),
  blocks: [
    {
      blockType: 'leadForm',
      variant: 'product',
      title: text('ריצוף שנשאר במקום', 'Paving that stays put'),
      text: text(
        'ספרו לנו על השטח ועל השימוש, ונשלח דוגמאות של אבן הריצוף ״עיר״ בשלושה גוונים.',
        'Tell us about the area and how it will be used, and we will send you samples of our Town paving in three shades.',
      ),
      subjectName: text('אבן ריצוף ״עיר״, 7 ס״מ', 'Town paving, 7 cm'),
      bmbyId: 61204,
      company: company('contact'),
    },
    {
      blockType: 'leadForm',
      variant: 'product',
      inDrawer: true,
      title: text('צריכים בטון מוכן?', 'Need ready-mixed concrete?'),
      text: text(
        'כמות, מועד ודרך גישה: זה כל מה שחסר לנו כדי להציע מחיר.',
        'How much, when, and how to get there: that is all we need to quote a price.',
      ),
      subjectName: text('בטון מוכן', 'Ready-mixed concrete'),
      bmbyId: 61205,
      company: company('contact'),
    },
  ],
};
