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
      'איך מניחים 640 טונות מעל כביש פתוח, בין שתיים לחמש לפנות בוקר.',
      'How to lay 640 tonnes over an open road, between two and five in the morning.',
    ],
    body: [
      'בשתיים ועשר דקות נסגר הכביש. בחמש הוא ייפתח, עם גשר או בלי.\n\nההכנות נמשכו אחד־עשר חודשים. הקורות נוצקו במפעל, הורכבו על שדה סמוך ונשקלו שלוש פעמים. המנוף הגדול בארץ הגיע בארבעים ושתיים משאיות.\n\n## 02:10\n\nהקורה הראשונה באוויר. הרוח ארבעה קשרים; מעל שמונה עוצרים. מנהל העבודה, סלים ח׳ורי, מדבר במכשיר הקשר בקול שבו מרדימים ילדים.\n\n## 03:40\n\nהקורה השלישית אינה יושבת. שני סנטימטרים. אין מי שמרים את הקול. מרימים שוב, מנקים, מורידים.\n\n## 04:52\n\nמשאית ראשונה עוברת מתחת. הנהג אינו יודע שיש גשר. זה, אומר סלים, הסימן שהצלחנו.\n\nבתמונה למעלה: הגשר, למחרת בבוקר.',
      'At ten past two the road closes. At five it opens, with a bridge or without.\n\nThe preparations took eleven months. The girders were cast in the plant, put together on a field nearby and weighed three times. The largest crane in the country arrived on forty-two lorries.\n\n## 02:10\n\nThe first girder is in the air. The wind is at four knots; above eight we stop. The site manager, Salim Khoury, speaks into the radio in the voice that puts children to sleep.\n\n## 03:40\n\nThe third girder will not sit. Two centimetres. Nobody raises their voice. Up again, clean, down.\n\n## 04:52\n\nThe first lorry passes below. Its driver does not know that there is a bridge. That, says Salim, is how we know it worked.\n\nIn the picture above: the bridge, the morning after.',
    ],
    more: [
      {
        blockType: 'imageTextBlock',
        image: picture('road-works'),
        imageSide: 'start',
        eyebrow: text('תשתיות', 'Infrastructure'),
        title: text('הכביש שמתחת', 'The road below'),
        text: rich(
          'אחרי הגשר באו הסיבובים, הניקוז והשלטים. כל אלה נבנו בימים, כשכולם ישנים בלילות.',
          'After the bridge came the ramps, the drains and the signs. All of that was built by day, while everybody slept at night.',
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
    subTitle: ['תשעים ימים של סבלנות בכל קובייה.', 'Ninety days of patience in every cube.'],
    body: [
      'קובייה של חמישה־עשר סנטימטרים מחכה במים תשעים יום ואז נמחצת. כך נמדד בטון, וכך לומדים סבלנות.\n\nהתערובת החדשה מגיעה לחוזק לאט יותר, ולכן שינינו את לוח הזמנים ולא את התערובת.',
      'A cube of fifteen centimetres waits in water for ninety days and is then crushed. That is how concrete is measured, and how patience is learnt.\n\nThe new mix gains its strength more slowly, so we changed the schedule, not the mix.',
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
      'הסולם נמשך שתים־עשרה דקות. למעלה: כיסא, שתי ידיות, תרמוס וכל העיר.\n\nמנופאית טובה, אומרת דנה, אינה מרימה. היא מניחה.',
      'The ladder takes twelve minutes. At the top: a chair, two levers, a flask and the whole city.\n\nA good crane driver, says Dana, does not lift. She puts down.',
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
      'Why a new façade looks as if it had always been there.',
    ],
    body: [
      'האבן לבניין בחיפה נחצבה שלושים קילומטרים ממנו. הצבע משתנה ממשטח למשטח, והבנאים מסדרים אותו על הרצפה לפני שהוא עולה לקיר.\n\nמה שנשאר נגרס, ונכנס לבטון של הקומה הבאה.',
      'The stone for a building in Haifa was quarried thirty kilometres away. Its colour changes from slab to slab, and the masons lay it out on the floor before it goes up the wall.\n\nWhat is left is crushed, and goes into the concrete of the next floor.',
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
      'The roof of a logistics centre is as large as four football pitches. Until seven years ago it only kept off the rain.\n\nToday it runs the refrigerators below, and on Saturdays it sells to the grid.',
    ],
  }),
];
