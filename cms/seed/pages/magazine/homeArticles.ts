import { picture, text } from '../../lib/bilingual';
import { seedArticle } from '../../lib/SeedArticle';
import type { SeedPage } from '../../lib/SeedPage';

/** Articles about apartments and life in them. */
export const homeArticles: readonly SeedPage[] = [
  seedArticle({
    slug: 'the-room-nobody-names',
    category: 'home',
    date: '2026-10-22',
    picture: 'floor-plan',
    title: ['החדר שאין לו שם', 'The room that has no name'],
    subTitle: [
      'שלושה מטרים רבועים ליד הדלת, שמחליטים אם הבית מסודר.',
      'The three square metres by the front door that decide whether your home is tidy.',
    ],
    body: [
      'שאלנו ארבע מאות דיירים איפה מצטבר הבלגן. כמעט כולם הצביעו על אותו מקום: שני צעדים אחרי הדלת.\n\nבתוכניות הוא נקרא ״מבואה״, ובדרך כלל הוא מה שנשאר. עכשיו אנחנו מתחילים ממנו: ארון עמוק, ספסל, שקע, ומקום לעגלה.\n\n- ארון בעומק 60 ס״מ, בגובה התקרה\n- ספסל באורך 90 ס״מ, עם מגירה לנעליים\n- שקע בגובה הספסל, לטלפון ולקורקינט\n\nשלושה מטרים רבועים. הסלון קטן מעט, והבית גדל.',
      'We asked four hundred residents where the clutter piles up. Almost all of them pointed to the same spot: two steps inside the front door.\n\nOn the plans it is called the hall, and it is usually whatever space is left over. Now we start there: a deep cupboard, a bench, a socket, and room for a pushchair.\n\n- A floor-to-ceiling cupboard, 60 cm deep\n- A 90 cm bench with a shoe drawer\n- A socket at bench height, for the phone and the scooter\n\nThree square metres. The living room is a little smaller; the home feels bigger.',
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
      'מרחק אחד חוזר בכל מחקר: מאה ועשרים סנטימטרים בין המשטחים. פחות מזה, ושניים נתקלים; יותר, והולכים סתם.\n\nבדירות החדשות הוא מסומן על התוכנית בקו אדום, כמו הקירות הנושאים. גם אותו אסור להזיז.',
      'One figure comes up in every study: 120 centimetres between worktops. Any less and two people collide; any more and they walk for nothing.\n\nIn our new homes it is marked on the plan with a red line, like the load-bearing walls. It can’t be moved either.',
    ],
  }),
  seedArticle({
    slug: 'balcony-is-a-room',
    category: 'home',
    date: '2026-05-14',
    picture: 'balconies-wide',
    title: ['המרפסת היא חדר', 'A balcony is a room'],
    subTitle: ['איך מתכננים מקום שאין לו קירות.', 'How to design a room with no walls.'],
    body: [
      'מרפסת טובה צריכה שלושה דברים: עומק של שני מטרים ושמונים, צל בשעה ארבע, ומשהו להישען עליו שאינו מעקה.\n\nבדקנו את זה עם דיירים, כיסאות ושעון. מה שהפתיע: רובם ביקשו ברז.',
      'A good balcony needs three things: 2.8 metres of depth, shade at four o’clock, and something to lean on other than the railing.\n\nWe tested it with residents, chairs and a stopwatch. The surprise: most of them asked for a tap.',
    ],
  }),
  seedArticle({
    slug: 'quiet-walls',
    category: 'home',
    date: '2026-02-19',
    picture: 'living-room',
    title: ['קירות שקטים', 'Quiet walls'],
    subTitle: ['מה שומעים כשלא שומעים את השכנים.', 'What you hear when you can’t hear the neighbours.'],
    body: [
      'התקן דורש חמישים דציבלים. אנחנו בונים לחמישים ושבעה, כי ההבדל הוא בין ״מישהו מדבר״ לבין כלום.\n\nהסוד אינו בעובי אלא בחיבור: קיר שאינו נוגע בתקרה אינו מעביר אליה את הפסנתר.',
      'The standard calls for fifty decibels. We build to fifty-seven, because that is the difference between “someone is talking” and silence.\n\nThe secret is not the thickness but the joint: a wall that doesn’t touch the ceiling can’t pass the piano on to it.',
    ],
  }),
  seedArticle({
    slug: 'rent-for-long',
    category: 'home',
    date: '2025-12-04',
    picture: 'rental-house',
    title: ['לשכור ולהישאר', 'To rent and to stay'],
    subTitle: ['חוזה לעשר שנים, ומה שהוא עושה לשכונה.', 'What a ten-year lease does for a neighbourhood.'],
    body: [
      'מי שיודע שיגור כאן עשר שנים נוטע עץ. ספרנו: בבניינים עם חוזים ארוכים יש פי שלושה יותר אופניים, פי שניים יותר ועדי בית, ורשימת המתנה לגן.\n\nהחוזה פשוט: שכר דירה צמוד למדד, זכות להישאר, זכות לצאת. ומותר לתלות תמונות.',
      'If you know you will be here for ten years, you plant a tree. We counted: buildings with long leases have three times as many bicycles, twice as many residents’ committees, and a waiting list for the nursery.\n\nThe lease is simple: index-linked rent, the right to stay, the right to leave. And yes, you can hang pictures.',
    ],
  }),
  seedArticle({
    slug: 'plan-of-a-lifetime',
    category: 'home',
    date: '2025-08-28',
    picture: 'blueprint',
    title: ['תוכנית לכל החיים', 'A plan for a lifetime'],
    subTitle: ['דירה אחת, ארבע תקופות, אפס שיפוצים.', 'One apartment, four stages of life, no renovation.'],
    body: [
      'זוג, הורים, הורים למתבגרים, זוג שוב. בדרך כלל עוברים בשביל זה שלוש דירות. תכננו אחת שמשתנה בארבעה קירות גבס ובשתי דלתות.\n\nהאינסטלציה מרוכזת, החלונות חוזרים באותו מרווח, והחשמל מחכה במקומות הנכונים.',
      'A couple, parents, parents of teenagers, a couple again. Usually that means three different apartments. We designed one that adapts with four plasterboard walls and two doors.\n\nThe plumbing is all in one place, the windows are evenly spaced, and the wiring is ready where it will be needed.',
    ],
  }),
];
