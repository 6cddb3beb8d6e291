import { picture, rich, text } from '../../lib/bilingual';
import { pageLink } from '../../lib/links';
import { seedArticle } from '../../lib/SeedArticle';
import type { SeedPage } from '../../lib/SeedPage';

/** Articles about construction. */
export const buildingArticles: readonly SeedPage[] = [
  seedArticle({
    slug: 'one-night-one-bridge',
    category: 'building',
    date: '2026-10-08',
    picture: 'bridge',
    mobilePicture: 'bridge-tall',
    title: ['לילה אחד, גשר אחד', 'One night, one bridge'],
    subTitle: [
      'איך מניחים 640 טון מעל כביש פתוח, בין שתיים לחמש לפנות בוקר.',
      'How to lay 640 tonnes across a main road between two and five in the morning.',
    ],
    body: [
      'בשתיים ועשר דקות נסגר הכביש. בחמש הוא ייפתח, עם גשר או בלי.\n\nההכנות נמשכו אחד־עשר חודשים. הקורות נוצקו במפעל, הורכבו בשדה סמוך ונשקלו שלוש פעמים. המנוף הגדול בארץ הגיע בארבעים ושתיים משאיות.\n\n## 02:10\n\nהקורה הראשונה באוויר. הרוח ארבעה קשרים; מעל שמונה עוצרים. מנהל העבודה, סלים ח׳ורי, מדבר במכשיר הקשר בקול שבו מרדימים ילדים.\n\n## 03:40\n\nהקורה השלישית אינה יושבת. שני סנטימטרים. אין מי שמרים את הקול. מרימים שוב, מנקים, מורידים.\n\n## 04:52\n\nמשאית ראשונה עוברת מתחת. הנהג אינו יודע שיש גשר. זה, אומר סלים, הסימן שהצלחנו.\n\nבתמונה למעלה: הגשר, למחרת בבוקר.',
      'At ten past two the road closes. At five it will open again, bridge or no bridge.\n\nThe preparations took eleven months. The girders were cast at the plant, assembled in a nearby field and weighed three times. The largest crane in the country arrived on forty-two lorries.\n\n## 02:10\n\nThe first girder is in the air. The wind is four knots; above eight, we stop. The site manager, Salim Khoury, talks into the radio in the voice people use to put children to sleep.\n\n## 03:40\n\nThe third girder will not sit. Two centimetres. No one raises their voice. Lift again, clean, lower.\n\n## 04:52\n\nThe first lorry passes underneath. The driver has no idea there is a bridge. That, says Salim, is how you know it worked.\n\nPictured above: the bridge, the morning after.',
    ],
    more: [
      {
        blockType: 'imageTextBlock',
        image: picture('road-works'),
        imageSide: 'start',
        eyebrow: text('תשתיות', 'Infrastructure'),
        title: text('הכביש שמתחת', 'The road below'),
        text: rich(
          'אחרי הגשר באו הרמפות, הניקוז והשלטים. את כל אלה בנינו ביום, כדי שבלילה כולם יישנו.',
          'After the bridge came the ramps, the drains and the signs. We built those by day, so everyone could sleep at night.',
        ),
        link: pageLink('infrastructure', 'לתחום התשתיות', 'Infrastructure'),
      },
    ],
  }),
  seedArticle({
    slug: 'concrete-with-less-cement',
    category: 'building',
    date: '2026-07-16',
    picture: 'concrete-plant',
    title: ['בטון עם חצי צמנט', 'Concrete with half the cement'],
    subTitle: ['תשעים יום של סבלנות בכל קובייה.', 'Ninety days of patience in every cube of concrete.'],
    body: [
      'קובייה של חמישה־עשר סנטימטרים מחכה במים תשעים יום ואז נמחצת. כך נמדד בטון, וכך לומדים סבלנות.\n\nהתערובת החדשה מגיעה לחוזק לאט יותר, ולכן שינינו את לוח הזמנים ולא את התערובת. זה החוזק שנמדד בקוביות:\n\n| גיל הבטון | תערובת רגילה | תערובת חדשה |\n| 7 ימים | 24 מגפ״ס | 14 מגפ״ס |\n| 28 יום | 34 מגפ״ס | 29 מגפ״ס |\n| 90 יום | 38 מגפ״ס | 41 מגפ״ס |',
      'A fifteen-centimetre cube waits in water for ninety days and is then crushed. That is how you test concrete, and how you learn patience.\n\nThe new mix gains strength more slowly, so we changed the schedule, not the mix. Here is the strength we measured in the cubes:\n\n| Age of the concrete | Ordinary mix | New mix |\n| 7 days | 24 MPa | 14 MPa |\n| 28 days | 34 MPa | 29 MPa |\n| 90 days | 38 MPa | 41 MPa |',
    ],
  }),
  seedArticle({
    slug: 'a-crane-with-a-view',
    category: 'building',
    date: '2026-04-23',
    picture: 'crane-view',
    title: ['מהתא של המנוף', 'From the cabin of the crane'],
    subTitle: ['שמונה שעות בגובה 110 מטרים.', 'Eight hours at 110 metres.'],
    body: [
      'הטיפוס בסולם נמשך שתים־עשרה דקות. למעלה: כיסא, שתי ידיות, תרמוס וכל העיר.\n\nמנופאית טובה, אומרת דנה, אינה מרימה. היא מניחה.',
      'The ladder takes twelve minutes to climb. At the top: a chair, two levers, a flask and the whole city.\n\nA good crane operator, says Dana, doesn’t lift. She sets down.',
    ],
  }),
  seedArticle({
    slug: 'stone-from-home',
    category: 'building',
    date: '2026-01-29',
    picture: 'facade-stone',
    title: ['אבן מהבית', 'Stone from home'],
    subTitle: [
      'למה חזית חדשה נראית כאילו תמיד עמדה שם.',
      'Why a new façade can look as if it has always been there.',
    ],
    body: [
      'האבן לבניין בחיפה נחצבה שלושים קילומטרים ממנו. הגוון משתנה מלוח ללוח, והבנאים מסדרים את הלוחות על הרצפה לפני שהם עולים לקיר.\n\nמה שנשאר נגרס, ונכנס לבטון של הקומה הבאה.',
      'The stone for this building in Haifa was quarried thirty kilometres away. The colour changes from slab to slab, so the masons lay it all out on the floor before it goes up on the wall.\n\nWhat is left over is crushed and goes into the concrete for the next floor.',
    ],
  }),
  seedArticle({
    slug: 'roofs-that-work',
    category: 'building',
    date: '2025-09-25',
    picture: 'solar-roofs',
    title: ['גגות שעובדים', 'Roofs that work'],
    subTitle: ['27 מגה־ואט, בלי לגעת בשדה אחד.', '27 megawatts without touching a single field.'],
    body: [
      'גג של מרכז לוגיסטי גדול כמו ארבעה מגרשי כדורגל. עד לפני שבע שנים הוא רק הגן מהגשם.\n\nהיום הוא מפעיל את המקררים שמתחתיו, ובשבת הוא מוכר לרשת.',
      'The roof of a logistics centre is the size of four football pitches. Until seven years ago, all it did was keep the rain out.\n\nToday it powers the cold stores below, and on Saturdays it sells electricity to the grid.',
    ],
  }),
];
