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
    'Short answers to what home buyers, residents, suppliers and neighbours of our sites ask us.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      icon: picture('icon-people'),
      title: text('שואלים אותנו הרבה', 'What we are often asked'),
      text: rich(
        'אספנו כאן את השאלות שחוזרות במרכז השירות, עם תשובות כפי שהיינו נותנים בטלפון. לא מצאתם? [כתבו לנו](page:contact) ונשיב בתוך יום עבודה.',
        'Here are the questions that our service centre hears again and again, with the answers we would give on the phone. Yours is missing? [Write to us](page:contact) and we reply within one working day.',
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
              text('מה כולל המחיר שמופיע באתר?', 'What does the price on the site include?'),
              rich(
                'המחיר כולל מע״מ, חניה אחת ומחסן, אלא אם נכתב אחרת בדף הדירה. הוא אינו כולל שכר טרחת עורך דין, מס רכישה ושינויים שתזמינו.',
                'The price includes VAT, one parking space and a storage room, unless the page of the home says otherwise. It does not include legal fees, purchase tax and changes that you order.',
              ),
            ),
            question(
              text('איך מוגן הכסף שלי עד המסירה?', 'How is my money protected until handover?'),
              rich(
                'כל תשלום מופקד בחשבון הליווי של הפרויקט בבנק המלווה, וכנגדו אתם מקבלים:\n\n- ערבות בנקאית לפי חוק המכר\n- אישור על כל הפקדה\n- דוח התקדמות רבעוני של המפקח מטעם הבנק',
                'Every payment goes to the project’s account at the accompanying bank, and in return you receive:\n\n- a bank guarantee by law\n- a receipt for each deposit\n- a quarterly progress report by the bank’s supervisor',
              ),
            ),
            question(
              text('עד מתי אפשר להזמין שינויים?', 'Until when can I order changes?'),
              rich(
                'מועד אחרון לשינויי מטבח, חשמל ואינסטלציה נקבע לכל קומה, בדרך כלל ארבעה חודשים לפני סיום השלד. מנהלת השינויים תתקשר אליכם שישה שבועות מראש.',
                'The last day for changes of kitchen, electricity and plumbing is set for each floor, usually four months before the shell is finished. Our changes manager calls you six weeks ahead.',
              ),
            ),
            question(
              text('מה קורה אם המסירה מתעכבת?', 'What if the handover is late?'),
              rich(
                'הודעה נשלחת מיד כשצפוי עיכוב. עיכוב של יותר מחודש מזכה בפיצוי לפי חוק המכר, בלי שתצטרכו לבקש.',
                'You hear from us as soon as a delay is likely. A delay of more than a month is compensated by law, without your having to ask.',
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
                'בטלפון או ב[טופס הדיווח על ליקוי](page:homeReport). נזילה, תקלת חשמל או מעלית תקועה: התקשרו, בכל שעה.',
                'By phone or with the [form to report a fault](page:homeReport). A leak, an electrical fault or a stuck lift: call, at any hour.',
              ),
            ),
            question(
              text('כמה זמן נמשכת תקופת הבדק?', 'How long is the warranty period?'),
              rich(
                'בין שנה לשבע שנים, לפי סוג הליקוי: שנה לעבודות גמר, שלוש שנים לצנרת, ארבע לאיטום ושבע לסדקים. אחריה באות שלוש שנות אחריות.',
                'Between one and seven years, by the kind of defect: one for finishes, three for pipes, four for sealing and seven for cracks. Three years of liability follow.',
              ),
            ),
            question(
              text('מי מנהל את הבניין?', 'Who manages the building?'),
              rich(
                'בשנתיים הראשונות חברת הניהול של הקבוצה, במחיר שנקבע מראש. אחר כך מחליטה אסיפת הדיירים.',
                'For the first two years the group’s management company, at a price set in advance. After that the residents’ assembly decides.',
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
                'Send details, fields of work and bookkeeping certificates with the [supplier registration form](page:suppliers). The suppliers’ committee meets once a month and answers everybody.',
              ),
            ),
            question(
              text(
                'באילו שעות עובדים באתר ליד הבית שלי?',
                'At what hours do you work on the site near my home?',
              ),
              rich(
                'בימי חול בין 7:00 ל־18:00, ועבודות רועשות רק מ־8:00. עבודת לילה מתקיימת רק בהיתר, והשכנים מקבלים הודעה שבוע מראש.',
                'On weekdays from 7:00 to 18:00, and noisy work only from 8:00. Night work needs a permit, and neighbours are told a week ahead.',
              ),
            ),
          ],
        },
      ],
    },
  ],
};
