import { picture, text } from '../../lib/bilingual';
import { seedArticle } from '../../lib/SeedArticle';
import type { SeedPage } from '../../lib/SeedPage';

/** Articles about flats and life in them. */
export const homeArticles: readonly SeedPage[] = [
  seedArticle({
    slug: 'the-room-nobody-names',
    category: 'home',
    date: '2026-10-22',
    picture: 'floor-plan',
    title: ['החדר שאין לו שם', 'The room that has no name'],
    subTitle: [
      'שלושה מטרים רבועים ליד הדלת, שמחליטים אם הבית מסודר.',
      'Three square metres by the door that decide whether a home is tidy.',
    ],
    body: [
      'שאלנו ארבע מאות דיירים איפה מצטבר הבלגן. כמעט כולם הצביעו על אותו מקום: שני צעדים אחרי הדלת.\n\nבתוכניות הוא נקרא ״מבואה״, ובדרך כלל הוא מה שנשאר. עכשיו אנחנו מתחילים ממנו: ארון עמוק, ספסל, שקע, ומקום לעגלה.\n\n- ארון בעומק 60 ס״מ, בגובה התקרה\n- ספסל באורך 90 ס״מ, עם מגירה לנעליים\n- שקע בגובה הספסל, לטלפון ולקורקינט\n\nשלושה מטרים רבועים. הסלון קטן מעט, והבית גדל.',
      'We asked four hundred residents where the mess piles up. Nearly all of them pointed at the same spot: two steps behind the door.\n\nOn plans it is called “hall”, and it is usually what is left over. Now we begin with it: a deep cupboard, a bench, a socket, and room for a pram.\n\n- a cupboard 60 cm deep, up to the ceiling\n- a bench of 90 cm with a drawer for shoes\n- a socket at bench height, for the phone and the scooter\n\nThree square metres. The living room is a little smaller, and the home has grown.',
    ],
    more: [
      {
        blockType: 'dynamicSlider',
        title: text('מהדלת פנימה', 'From the door inwards'),
        slides: [
          { media: { desktop: picture('lobby') }, title: text('המבואה המשותפת', 'The shared hall') },
          { media: { desktop: picture('kitchen') }, title: text('ומשם למטבח', 'And on to the kitchen') },
          { media: { desktop: picture('living-room') }, title: text('ולסלון', 'And to the living room') },
        ],
      },
    ],
  }),
  seedArticle({
    slug: 'kitchen-of-two',
    category: 'home',
    date: '2026-08-06',
    picture: 'kitchen',
    title: ['מטבח לשני טבחים', 'A kitchen for two cooks'],
    subTitle: ['120 סנטימטרים שמונעים מריבות.', 'The 120 centimetres that prevent quarrels.'],
    body: [
      'מרחק אחד חוזר בכל מחקר: מאה ועשרים סנטימטרים בין המשטחים. פחות מזה, ושניים נתקלים; יותר, והולכים סתם.\n\nבדירות החדשות הוא מסומן על התוכנית בקו אדום, ליד הקירות הנושאים. גם אותו אסור להזיז.',
      'One distance returns in every study: a hundred and twenty centimetres between the worktops. With less, two people collide; with more, they walk for nothing.\n\nIn our new flats it is marked on the plan with a red line, beside the bearing walls. It may not be moved either.',
    ],
  }),
  seedArticle({
    slug: 'balcony-is-a-room',
    category: 'home',
    date: '2026-05-14',
    picture: 'facade-balconies',
    title: ['המרפסת היא חדר', 'A balcony is a room'],
    subTitle: ['איך מתכננים מקום שאין לו קירות.', 'How to plan a place that has no walls.'],
    body: [
      'מרפסת טובה צריכה שלושה דברים: עומק של שני מטרים ושמונים, צל בשעה ארבע, ומשהו להישען עליו שאינו מעקה.\n\nבדקנו את זה עם דיירים, כיסאות ושעון. מה שהפתיע: רובם ביקשו ברז.',
      'A good balcony needs three things: a depth of two metres eighty, shade at four o’clock, and something to lean on that is not the railing.\n\nWe tried it with residents, chairs and a watch. The surprise: most of them asked for a tap.',
    ],
  }),
  seedArticle({
    slug: 'quiet-walls',
    category: 'home',
    date: '2026-02-19',
    picture: 'living-room',
    title: ['קירות שקטים', 'Quiet walls'],
    subTitle: ['מה שומעים כשלא שומעים את השכנים.', 'What you hear when you do not hear the neighbours.'],
    body: [
      'התקן דורש חמישים דציבלים. אנחנו בונים לחמישים ושבעה, כי ההבדל הוא בין ״מישהו מדבר״ לבין כלום.\n\nהסוד אינו בעובי אלא בחיבור: קיר שאינו נוגע בתקרה אינו מעביר אליה את הפסנתר.',
      'The standard asks for fifty decibels. We build for fifty-seven, because the difference is that between “somebody is talking” and nothing.\n\nThe secret is not in the thickness but in the joint: a wall that does not touch the ceiling does not hand it the piano.',
    ],
  }),
  seedArticle({
    slug: 'rent-for-long',
    category: 'home',
    date: '2025-12-04',
    picture: 'rental-house',
    title: ['לשכור ולהישאר', 'To rent and to stay'],
    subTitle: ['חוזה לעשר שנים, ומה שהוא עושה לשכונה.', 'A ten-year lease, and what it does to a street.'],
    body: [
      'מי שיודע שיגור כאן עשר שנים נוטע עץ. ספרנו: בבניינים עם חוזים ארוכים יש פי שלושה אופניים, פי שניים ועדי בית, ורשימת המתנה לגן.\n\nהחוזה פשוט: שכר דירה צמוד למדד, זכות להישאר, זכות לצאת. על הקיר מותר לתלות.',
      'Whoever knows that they will live here for ten years plants a tree. We counted: buildings with long leases have three times the bicycles, twice the house committees, and a waiting list for the nursery.\n\nThe lease is simple: a rent tied to the index, a right to stay, a right to leave. Pictures may be hung.',
    ],
  }),
  seedArticle({
    slug: 'plan-of-a-lifetime',
    category: 'home',
    date: '2025-08-28',
    picture: 'blueprint',
    title: ['תוכנית לכל החיים', 'A plan for a lifetime'],
    subTitle: ['דירה אחת, ארבע תקופות, אפס שיפוצים.', 'One flat, four ages, no renovation.'],
    body: [
      'זוג, הורים, הורים למתבגרים, זוג שוב. בדרך כלל עוברים בשביל זה שלוש דירות. תכננו אחת שמשתנה בארבעה קירות גבס ובשתי דלתות.\n\nהאינסטלציה מרוכזת, החלונות חוזרים באותו מרווח, והחשמל מחכה במקומות הנכונים.',
      'A couple, parents, parents of teenagers, a couple again. Usually that takes three flats. We designed one that changes with four plasterboard walls and two doors.\n\nThe plumbing is in one place, the windows return at one interval, and the wiring waits where it will be needed.',
    ],
  }),
];
