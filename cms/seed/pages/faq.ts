import { picture, rich, text, type Text } from '../lib/bilingual';
import type { SeedPage } from '../lib/SeedPage';

const question = (title: Text, answer: ReturnType<typeof rich>) => ({
  accordionTitle: title,
  accordionContent: answer,
});

export const faq: SeedPage = {
  key: 'faq',
  template: 'faq',
  title: text('שאלות ותשובות', 'Questions and answers'),
  slug: text('faq', 'faq'),
  order: 7,
  description: text(
    'תשובות קצרות לשאלות של רוכשי דירות, דיירים, ספקים ושכנים של אתרי הבנייה שלנו.',
    'Short answers to questions from home buyers, residents, suppliers and the neighbours of our sites.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      icon: picture('icon-people'),
      title: text('שואלים אותנו הרבה', 'What people ask us'),
      text: rich(
        'אספנו כאן את השאלות שחוזרות במרכז השירות, עם תשובות כפי שהיינו נותנים בטלפון. לא מצאתם? [כתבו לנו](page:contact) ונשיב בתוך יום עסקים.',
        'These are the questions our service centre hears most, with the answers we would give you on the phone. Can’t find yours? [Write to us](page:contact) and we will reply within one business day.',
      ),
    },
    {
      blockType: 'accordionFaqMain',
      title: text('לפי נושא', 'By subject'),
      tabs: [
        {
          tabName: text('קונים דירה', 'Buying a home'),
          faqs: [
            question(
              text('מה כולל המחיר שמופיע באתר?', 'What does the price on the website include?'),
              rich(
                'המחיר כולל מע״מ, חניה אחת ומחסן, אלא אם נכתב אחרת בדף הדירה. הוא אינו כולל שכר טרחת עורך דין, מס רכישה ושינויים שתזמינו.',
                'The price includes VAT, one parking space and a storage room, unless the apartment’s page says otherwise. It does not include legal fees, purchase tax or any changes you order.',
              ),
            ),
            question(
              text('איך מוגן הכסף שלי עד המסירה?', 'How is my money protected until handover?'),
              rich(
                'כל תשלום מופקד בחשבון הליווי של הפרויקט בבנק המלווה, וכנגדו אתם מקבלים:\n\n- ערבות בנקאית לפי חוק המכר\n- אישור על כל הפקדה\n- דוח התקדמות רבעוני של המפקח מטעם הבנק',
                'Every payment goes into the project’s dedicated account at the financing bank. In return you receive:\n\n- a bank guarantee, as required by the Sale Law\n- confirmation of every deposit\n- a quarterly progress report from the bank’s surveyor',
              ),
            ),
            question(
              text('עד מתי אפשר להזמין שינויים?', 'How late can I order changes?'),
              rich(
                'מועד אחרון לשינויי מטבח, חשמל ואינסטלציה נקבע לכל קומה, בדרך כלל ארבעה חודשים לפני סיום השלד. מנהלת השינויים תתקשר אליכם שישה שבועות מראש.',
                'Each floor has its own deadline for changes to kitchens, wiring and plumbing, usually four months before the structure is complete. Our changes manager will call you six weeks in advance.',
              ),
            ),
            question(
              text('מה קורה אם המסירה מתעכבת?', 'What if the handover is late?'),
              rich(
                'הודעה נשלחת מיד כשצפוי עיכוב. עיכוב של יותר מחודש מזכה בפיצוי לפי חוק המכר, בלי שתצטרכו לבקש.',
                'We let you know as soon as we expect a delay. If it lasts more than a month, you receive compensation as the Sale Law requires. You do not have to ask.',
              ),
            ),
          ],
        },
        {
          tabName: text('גרים אצלנו', 'Living with us'),
          faqs: [
            question(
              text('איך פותחים קריאת שירות?', 'How do I report a fault?'),
              rich(
                'בטלפון, בימים א׳–ה׳ בין 8:00 ל־18:00, או ב[טופס הדיווח על ליקוי](page:homeReport), בכל שעה. בנזילה, בתקלת חשמל או במעלית תקועה עדיף להתקשר.',
                'Call us Sunday to Thursday between 8:00 and 18:00, or use the [fault report form](page:homeReport) at any hour. For a leak, an electrical fault or a stuck lift, it is best to call.',
              ),
            ),
            question(
              text('כמה זמן נמשכת תקופת הבדק?', 'How long is the defects period?'),
              rich(
                'בין שנה לשבע שנים, לפי סוג הליקוי: שנה לעבודות גמר, שלוש שנים לצנרת, ארבע לאיטום ושבע לסדקים. אחריה באות שלוש שנות אחריות.',
                'One to seven years, depending on the defect: one for finishes, three for pipes, four for waterproofing and seven for cracks. A three-year warranty follows.',
              ),
            ),
            question(
              text('מי מנהל את הבניין?', 'Who manages the building?'),
              rich(
                'בשנתיים הראשונות חברת הניהול של הקבוצה, במחיר שנקבע מראש. אחר כך מחליטה אסיפת הדיירים.',
                'For the first two years, the group’s management company, at a price agreed in advance. After that, the residents decide.',
              ),
            ),
          ],
        },
        {
          tabName: text('ספקים ושכנים', 'Suppliers and neighbours'),
          faqs: [
            question(
              text('איך נרשמים כספק?', 'How do I register as a supplier?'),
              rich(
                'שלחו פרטים, תחומי עבודה ואישורי ניהול ספרים ב[טופס רישום הספקים](page:suppliers). ועדת הספקים מתכנסת פעם בחודש ומשיבה לכולם.',
                'Send us your details, fields of work and tax certificates on the [supplier registration form](page:suppliers). The supplier committee meets once a month and replies to everyone.',
              ),
            ),
            question(
              text(
                'באילו שעות עובדים באתר ליד הבית שלי?',
                'What are the working hours on the site near my home?',
              ),
              rich(
                'בימי חול בין 7:00 ל־18:00, ועבודות רועשות רק מ־8:00. עבודת לילה מתקיימת רק בהיתר, והשכנים מקבלים הודעה שבוע מראש.',
                'On weekdays from 7:00 to 18:00, with noisy work only after 8:00. Night work requires a permit, and we notify neighbours a week in advance.',
              ),
            ),
          ],
        },
      ],
    },
  ],
};
