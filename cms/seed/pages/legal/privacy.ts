import { rich, text } from '../../lib/bilingual';
import type { SeedPage } from '../../lib/SeedPage';

export const privacy: SeedPage = {
  key: 'privacy',
  template: 'generic',
  title: text('מדיניות פרטיות', 'Privacy policy'),
  slug: text('privacy', 'privacy'),
  order: 9,
  description: text(
    'אילו פרטים אנחנו אוספים באתר, למה, כמה זמן הם נשמרים ואיך מבקשים לראות, לתקן או למחוק אותם.',
    'What we collect on this site, why, how long we keep it, and how to ask to see, correct or delete it.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('מדיניות פרטיות', 'Privacy policy'),
      text: rich(
        `עודכן ב־1 בנובמבר 2026.

אפשר לקרוא כל דף באתר בלי למסור דבר. כשאתם פונים אלינו אנחנו מבקשים רק את מה שדרוש כדי לענות, ושומרים אותו רק כל עוד הוא דרוש. כאן כתוב איך.

## מי אחראי למידע

קבוצת אבן־דרך בע״מ, דרך המסילה 48, תל אביב־יפו, היא בעלת השליטה במאגרי המידע של האתר, לפי חוק הגנת הפרטיות, התשמ״א–1981. בכל עניין שנוגע לפרטיות אפשר לפנות לממונה על הגנת הפרטיות: [privacy@even-derech.example](mailto:privacy@even-derech.example) או 03-555-0114.

## מה אנחנו אוספים

- **פנייה או השארת פרטים:** שם, טלפון, דואר אלקטרוני, נושא הפנייה ומה שכתבתם, והדף שממנו פניתם.
- **מועמדות למשרה:** פרטי קשר וקובץ קורות חיים.
- **שריון דירה:** פרטי המזמינים והדירה. פרטי כרטיס האשראי נמסרים ישירות לספק התשלומים; הם אינם עוברים דרכנו ואינם נשמרים אצלנו.
- **טפסים נוספים,** כמו דיווח על ליקוי או הצטרפות למאגר הספקים: התשובות והקבצים שצירפתם.
- **נתונים טכניים:** כתובת IP נשמרת לזמן קצר כדי למנוע הצפה של טפסים, ונרשמת ביומני השרת.

אין חובה חוקית למסור לנו מידע. שדות שמסומנים כחובה דרושים כדי שנוכל לטפל בפנייה; בלעדיהם לא נוכל לעשות זאת.

## למה המידע משמש

כדי לחזור אליכם ולטפל במה שביקשתם, לבחון מועמדות, לקיים שריון ששילמתם עליו, למנוע שימוש לרעה באתר, ולעמוד בחובות שבדין. דיוור פרסומי נשלח רק למי שביקש אותו במפורש, ואפשר להסיר את ההסכמה בכל הודעה.

## למי המידע נמסר

לעובדים שמטפלים בפנייה, ולספקים שפועלים בשמנו ולפי הוראותינו: מערכת ניהול הלקוחות, מערכת הגיוס, שירות הדואר וספק התשלומים. איננו מוכרים מידע. נמסור אותו לרשות אם הדין יחייב אותנו לעשות כן.

## כמה זמן הוא נשמר

- פניות, השארת פרטים וטפסים: שנתיים.
- מועמדויות וקורות חיים: שנה.
- שריונים ותשלומים: שבע שנים, כנדרש בניהול ספרים.
- עותקים של דואר יוצא: תשעים יום.

בתום התקופה המידע נמחק אוטומטית, עם הקבצים שצורפו אליו.

## עוגיות ומדידה

האתר שומר בדפדפן את הבחירות שעשיתם בו; לכך אין צורך בהסכמה. מדידה של השימוש באתר מתחילה רק אחרי שאישרתם אותה, ואפשר לשנות את ההחלטה בכל עת ב״הגדרות עוגיות״ שבתחתית כל דף. אין באתר עוגיות פרסום.

## אבטחת מידע

התקשורת עם האתר מוצפנת. הגישה לפניות מוגבלת לעובדים שתפקידם מחייב זאת, בסיסמה אישית, וכל קובץ שנשלח אלינו נבדק לפני שהוא נפתח. אירוע אבטחה חמור ידווח כנדרש בדין.

## הזכויות שלכם

אתם רשאים לעיין במידע שיש לנו עליכם, לבקש שנתקן אותו או נמחק אותו, ולחזור בכם מהסכמה שנתתם. נענה בתוך שלושים יום. אם התשובה לא הניחה את דעתכם אפשר לפנות אל הרשות להגנת הפרטיות.

## שינויים

אם נשנה את המדיניות, נעדכן את הדף הזה ואת התאריך שבראשו. על שינוי מהותי נודיע במקום בולט באתר שלושים יום מראש. ראו גם את [תנאי השימוש](page:terms).`,
        `Last updated on 1 November 2026.

You can read every page of this site without telling us anything. When you write to us, we ask only for what we need in order to answer, and keep it only as long as we need it. This page says how.

## Who is responsible

Even Derech Group Ltd, 48 HaMesila Road, Tel Aviv-Yafo, controls the databases of this site under Israel’s Protection of Privacy Law, 5741–1981. Our privacy protection officer answers every question: [privacy@even-derech.example](mailto:privacy@even-derech.example) or 03-555-0114.

## What we collect

- **Messages and call-back requests:** name, phone, e-mail, subject and what you wrote, and the page you wrote from.
- **Job applications:** contact details and your CV.
- **Reserving a home:** who reserves, and which home. Card details go straight to the payment provider; they never pass through us and we do not keep them.
- **Other forms,** such as reporting a fault or joining our list of suppliers: your answers and the files you attach.
- **Technical data:** your IP address is kept for a short time so that forms cannot be flooded, and is written to server logs.

No law obliges you to give us information. Fields marked as required are what we need to deal with your request; without them we cannot.

## What we use it for

To get back to you and do what you asked, to consider an application, to honour a reservation you paid for, to prevent misuse of the site, and to meet our legal duties. Marketing messages go only to those who explicitly asked for them, and each of them lets you withdraw.

## Who receives it

The employees who deal with your request, and suppliers who act for us and on our instructions: the customer management system, the recruiting system, the mail service and the payment provider. We do not sell information. We hand it to an authority where the law obliges us to.

## How long we keep it

- Messages, call-back requests and forms: two years.
- Applications and CVs: one year.
- Reservations and payments: seven years, as book-keeping rules require.
- Copies of outgoing mail: ninety days.

After that the information is deleted automatically, together with the files attached to it.

## Cookies and analytics

The site stores your choices in your browser; this needs no consent. Measuring how the site is used begins only after you accept it, and you can change your mind at any time under “Cookie settings” at the foot of every page. There are no advertising cookies.

## Security

The connection to this site is encrypted. Only employees whose work requires it can see what you sent, each with a password of their own, and every file is checked before it is opened. A serious security incident is reported as the law requires.

## Your rights

You may see the information we hold about you, ask us to correct or delete it, and withdraw a consent you gave. We answer within thirty days. If our answer does not satisfy you, you may turn to the Privacy Protection Authority.

## Changes

When we change this policy we update this page and the date at its head. We announce a substantial change prominently on the site thirty days in advance. See also the [terms of use](page:terms).`,
      ),
    },
  ],
};
