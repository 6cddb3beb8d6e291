import { rich, text } from '../../lib/bilingual';
import type { SeedPage } from '../../lib/SeedPage';

export const terms: SeedPage = {
  key: 'terms',
  template: 'generic',
  title: text('תנאי שימוש', 'Terms of use'),
  slug: text('terms', 'terms'),
  order: 10,
  description: text(
    'התנאים לשימוש באתר קבוצת אבן־דרך: מידע והדמיות, שריון דירה, זכויות יוצרים ואחריות.',
    'The terms of this site: information and visuals, reserving a home, copyright and liability.',
  ),
  blocks: [
    {
      blockType: 'contentText',
      title: text('תנאי שימוש', 'Terms of use'),
      text: rich(
        `עודכן ב־1 בנובמבר 2026.

השימוש באתר כפוף לתנאים שלהלן. הם חלים על כל מי שגולש בו, בכל מכשיר.

## המידע באתר

אנחנו מקפידים שהמידע יהיה נכון ומעודכן, אך טעויות עלולות לקרות. תוכניות, הדמיות, שטחים ומועדים מובאים להמחשה; מחייב רק מה שכתוב בחוזה החתום ובנספחיו. שטחי דירות נקובים לפי צו מכר דירות. המחירים כוללים מע״מ אלא אם נאמר אחרת, ואפשר לשנותם כל עוד לא נחתם חוזה ולא שולמה מקדמה.

## מידע למשקיעים

הדוחות והמצגות באתר אינם הצעה לרכישת ניירות ערך ואינם ייעוץ השקעות. הנוסח הקובע הוא זה שפורסם במערכת הדיווח של רשות ניירות ערך. נתוני מסחר מוצגים בהשהיה ולידיעה בלבד.

## השארת פרטים ושריון דירה

השארת פרטים אינה מחייבת אתכם בדבר. מקדמה לשריון דירה מבטיחה שהדירה לא תושכר לאחר במשך ארבעה ימי עסקים; היא נזקפת על חשבון דמי השכירות של החודש הראשון, ומוחזרת במלואה אם לא נחתם חוזה. ביטול עסקה נעשה לפי חוק הגנת הצרכן, התשמ״א–1981, בהודעה ל[מוקד השירות](page:contact).

## שימוש מותר

אפשר לקרוא, להדפיס ולשתף קישורים לכל דף. אין להעתיק את האתר או חלקים ממנו לצורך מסחרי, לאסוף ממנו מידע באופן אוטומטי בהיקף שמכביד עליו, לשלוח בטפסים תוכן של אחרים בלי רשותם או קבצים מזיקים, או לנסות לעקוף את אמצעי האבטחה שלו.

## קניין רוחני

הטקסטים, התמונות, התוכניות, הסמלים והקוד שייכים לקבוצה או למי שהרשה לה להשתמש בהם. שימוש בהם מעבר למותר בדין טעון הסכמה בכתב.

## קישורים לאתרים אחרים

האתר מקשר לאתרים שאינם שלנו, כמו דף התשלום המאובטח ומפות. לשימוש בהם חלים התנאים שלהם.

## אחריות

האתר ניתן לשימוש כמות שהוא. איננו מתחייבים שיהיה זמין בכל עת, ולא נישא באחריות לנזק עקיף שנגרם מהסתמכות על מידע כללי שבו. אין באמור כדי לגרוע מזכויות שהדין אינו מאפשר להתנות עליהן.

## דין ושיפוט

על התנאים חל הדין הישראלי, וסמכות השיפוט נתונה לבתי המשפט במחוז תל אביב־יפו.

## פרטיות ונגישות

איך אנחנו שומרים על המידע שלכם כתוב ב[מדיניות הפרטיות](page:privacy), ואיך הונגש האתר כתוב ב[הצהרת הנגישות](page:accessibility). לשאלות: [legal@even-derech.example](mailto:legal@even-derech.example).`,
        `Last updated on 1 November 2026.

These terms apply to everybody who uses this site, on any device.

## What the site says

We take care to keep the information here accurate and up to date, but mistakes can happen. Plans, visuals, areas and dates are for illustration; only the signed contract and its annexes are binding. Areas of homes are stated according to the Sale (Apartments) Order. Prices include VAT unless we say otherwise, and may change until a contract is signed or an advance payment is made.

## Information for investors

Reports and presentations on this site are neither an offer of securities nor investment advice. The version that prevails is the one published through the Israel Securities Authority’s reporting system. Trading data are delayed and for information only.

## Leaving your details and reserving a home

Leaving your details commits you to nothing. An advance payment guarantees that the home is not let to anybody else for four business days; it counts towards the first month’s rent and is paid back in full if no contract is signed. A transaction may be cancelled under the Consumer Protection Law, 5741–1981, by a message to the [service centre](page:contact).

## What is allowed

You may read, print and link to every page. You may not copy the site or parts of it for commercial use, collect data from it automatically on a scale that burdens it, send other people’s content without their permission or harmful files through its forms, or try to get around its security.

## Intellectual property

Texts, pictures, plans, marks and code belong to the group or to those who allowed us to use them. Any use beyond what the law permits needs our consent in writing.

## Links to other sites

This site links to sites that are not ours, such as the secure payment page and maps. Their own terms apply to them.

## Liability

The site is provided as it is. We do not promise that it is available at all times, and are not liable for indirect damage from relying on the general information in it. Nothing here limits rights that cannot be waived by law.

## Law and jurisdiction

Israeli law applies to these terms; the courts of the Tel Aviv-Yafo district have jurisdiction.

## Privacy and accessibility

How we look after your information is set out in the [privacy policy](page:privacy), and how the site was made accessible in the [accessibility statement](page:accessibility). Questions: [legal@even-derech.example](mailto:legal@even-derech.example).`,
      ),
    },
  ],
};
