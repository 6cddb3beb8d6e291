import { rich, text } from '../../lib/bilingual';
import type { SeedPage } from '../../lib/SeedPage';

export const accessibility: SeedPage = {
  key: 'accessibility',
  template: 'generic',
  title: text('הצהרת נגישות', 'Accessibility statement'),
  slug: text('accessibility', 'accessibility'),
  order: 11,
  description: text(
    'כך הונגש האתר לפי ת״י 5568, מה עדיין חסר, ואיך פונים לרכזת הנגישות של קבוצת אבן־דרך.',
    'How this site meets Israeli Standard 5568, what is still missing, and how to reach our accessibility coordinator.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('הצהרת נגישות', 'Accessibility statement'),
      text: rich(
        `ההצהרה עודכנה ב־28 בנובמבר 2026, לאחר בדיקה של כל סוגי הדפים באתר.

בתים ושכונות בונים לכולם, ואתר בונים באותה דרך. אנחנו רוצים שכל אדם יוכל לקרוא, לפנות ולבצע כאן כל פעולה בכוחות עצמו.

## לפי מה הונגש האתר

האתר הונגש לפי תקנות שוויון זכויות לאנשים עם מוגבלות (התאמות נגישות לשירות), התשע״ג–2013, ולפי התקן הישראלי ת״י 5568 ברמה AA, המבוסס על הנחיות WCAG 2.0. אנחנו פועלים גם לפי הנחיות WCAG 2.2 ברמה AA.

## מה נעשה

- כל הפעולות באתר זמינות מהמקלדת, והמיקוד נראה תמיד. קישור דילוג מוביל לתוכן.
- הדפים בנויים מכותרות, מאזורים ומרשימות שקוראי מסך מכירים. לכל תמונה בעלת תוכן יש טקסט חלופי.
- ניגודיות הטקסט עומדת בדרישות התקן, ואפשר להגדיל את התצוגה עד 400% בלי לאבד תוכן.
- בטפסים לכל שדה יש תווית, השגיאות נאמרות במילים ומובילות אל השדה, ושום מידע אינו נמסר בצבע בלבד.
- מה שזז מעצמו ניתן לעצירה, ונשאר במקומו אם ביקשתם במכשיר להפחית תנועה.
- האתר מותאם לטלפון ולמחשב, בעברית ובאנגלית, ולכל דף שפה וכיוון מוגדרים.

בכל עדכון נבדקים כל סוגי הדפים במנוע של כרום ואדג׳, במקלדת ובבדיקות אוטומטיות, במידות מסך של טלפון ושל מחשב. הפעולות העיקריות וכל תיבות הדו־שיח נבדקות גם במנוע של פיירפוקס ובמנוע של ספארי.

## מה עדיין חסר

- **קוראי מסך:** קריאת דף בשתי השפות, סינון רשימה, שליחת פנייה ותשלום נשמעו מתחילתם ועד סופם בקורא המסך Orca. בדיקה שיטתית של כל הדפים ב־NVDA וב־VoiceOver עוד לא נעשתה.
- **מסמכי PDF:** המסמכים מופקים עם תגיות מבנה, אך לא כולם נבדקו אחד־אחד בקורא מסך. נשמח לשלוח כל מסמך בנוסח נגיש לפי בקשה.
- **תוכניות דירה ומפות:** הן תמונות. העיקר שבהן, כמו מספר החדרים, השטח והכתובת, כתוב גם בטקסט; תיאור מלא אפשר לקבל ממוקד השירות.
- **דף התשלום** שייך לספק חיצוני. מי שמתקשה בו יכול לשריין דירה בטלפון, באותם תנאים.
- **הסרטונים** שבראש הדפים הם קישוט ללא קול, ולכן אין בהם כתוביות.

## נגישות במשרדי הקבוצה

במשרדנו בדרך המסילה 48, תל אביב־יפו, יש חניות נגישות במפלס הכניסה, דלת אוטומטית, מעלית עם כריזה וכיתוב ברייל, שירותים נגישים ולולאת השראה בדלפק הקבלה. חיות שירות מתקבלות בברכה. סיור נגיש באתרי המכירה נקבע בתיאום מראש.

## רכזת הנגישות

נתקלתם בקושי? כתבו לנו באיזה דף ומה ניסיתם לעשות, ונחזור אליכם בתוך שני ימי עסקים.

- הדס אורן, רכזת הנגישות של הקבוצה
- טלפון: [03-555-0112](tel:+97235550112), גם בהודעת טקסט: 050-000-0112
- דואר אלקטרוני: [accessibility@even-derech.example](mailto:accessibility@even-derech.example)
- דואר: דרך המסילה 48, תל אביב־יפו

אם הטיפול לא הניח את דעתכם אפשר לפנות אל נציבות שוויון זכויות לאנשים עם מוגבלות במשרד המשפטים.`,
        `This statement was updated on 28 November 2026, after every kind of page on the site had been reviewed.

Homes and neighbourhoods are built for everybody, and a website should be too. We want every person to be able to read, write to us and do whatever can be done here unaided.

## The standard we follow

The site was made accessible under the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments), 5773–2013, and Israeli Standard 5568 at level AA, which is based on WCAG 2.0. We also work to WCAG 2.2 at level AA.

## What was done

- Everything can be done from the keyboard, and the focus is always visible. A skip link leads to the content.
- Pages are made of headings, landmarks and lists that screen readers know. Every picture that carries meaning has a text alternative.
- The contrast of text meets the standard, and the view can be enlarged to 400% without losing content.
- In forms every field has a label, errors are described in words and lead to the field, and nothing is conveyed by colour alone.
- What moves by itself can be paused, and stands still if your device asks for reduced motion.
- The site fits phones and desktops, in Hebrew and in English, and every page states its language and direction.

With every update, each type of page is checked in the engine of Chrome and Edge, by keyboard and by automatic tests, at the sizes of phones and desktops. The main tasks and every dialog are also checked in the engines of Firefox and Safari.

## What is still missing

- **Screen readers:** reading a page in both languages, filtering a list, sending a message and paying were heard from beginning to end with the screen reader Orca. A systematic review of every page with NVDA and VoiceOver has not been done yet.
- **PDF documents:** they carry structure tags, but not every one of them has been checked with a screen reader. We are glad to send any document in an accessible form on request.
- **Floor plans and maps** are pictures. What matters in them, such as rooms, area and address, is also given as text; the service centre can describe the rest.
- **The payment page** belongs to another company. If it is difficult for you, a home can be reserved by phone on the same terms.
- **Films** at the head of pages are decoration without sound, so they have no captions.

## Accessibility at our offices

At 48 HaMesila Road, Tel Aviv-Yafo, there is accessible parking on the level of the entrance, an automatic door, a lift with announcements and Braille, accessible toilets and an induction loop at reception. Service animals are welcome. An accessible tour of our sales sites can be arranged in advance.

## Our accessibility coordinator

Did something get in your way? Tell us on which page and what you tried to do, and we will get back to you within two business days.

- Hadas Oren, accessibility coordinator of the group
- Phone: [03-555-0112](tel:+97235550112), also by text message: 050-000-0112
- E-mail: [accessibility@even-derech.example](mailto:accessibility@even-derech.example)
- Post: 48 HaMesila Road, Tel Aviv-Yafo

If our answer does not satisfy you, you may turn to the Commission for Equal Rights of Persons with Disabilities at the Ministry of Justice.`,
      ),
    },
  ],
};
