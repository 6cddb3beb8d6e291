import { seedArticle } from '../../lib/SeedArticle';
import type { SeedPage } from '../../lib/SeedPage';

/** Articles about the group's employees. */
export const peopleArticles: readonly SeedPage[] = [
  seedArticle({
    slug: 'the-woman-who-hears-concrete',
    category: 'people',
    date: '2026-11-12',
    picture: 'concrete-wall',
    title: ['האישה ששומעת בטון', 'The woman who hears concrete'],
    subTitle: [
      'ד״ר מאיה זיו דופקת בפטיש על קירות, ויודעת בני כמה הם.',
      'Dr Maya Ziv taps walls with a hammer, and knows how old they are.',
    ],
    body: [
      'הפטיש קטן, כמו של רופא. מאיה דופקת, מטה את הראש, ומסמנת איקס בגיר. ״כאן יש חלל,״ היא אומרת, והמכשיר שמגיע אחריה מאשר.\n\nעשרים ושתיים שנה היא בודקת מבנים. במעבדה שלה יש מכשירים בשני מיליון שקלים, והיא עדיין מתחילה באוזן.\n\n> בטון טוב עונה. בטון רע שותק.\n\nהשנה היא מלמדת את השיטה ארבעה מהנדסים צעירים. בשבוע הראשון הם רק מקשיבים.',
      'The hammer is small, like a doctor’s. Maya taps, tilts her head, and chalks an X. “There is a void here,” she says, and the device that follows her agrees.\n\nFor twenty-two years she has been testing structures. Her laboratory has instruments worth two million shekels, and she still begins with her ear.\n\n> Good concrete answers. Bad concrete is silent.\n\nThis year she teaches the method to four young engineers. In the first week they only listen.',
    ],
  }),
  seedArticle({
    slug: 'four-in-the-morning',
    category: 'people',
    date: '2026-08-27',
    picture: 'mixer-road',
    title: ['ארבע לפנות בוקר', 'Four in the morning'],
    subTitle: ['המשמרת שבלעדיה אין יציקה.', 'The shift without which nothing is poured.'],
    body: [
      'כשהעיר ישנה, יוסי כבר יודע כמה מים יהיו היום בבטון. הוא פותח את החלון, מרגיש את הלחות, ורק אחר כך מסתכל במסך.\n\nשלושים ושש משאיות יצאו עד הזריחה. אחת חזרה: צמיג.',
      'While the city sleeps Yossi already knows how much water there will be in today’s concrete. He opens the window, feels the damp, and only then looks at the screen.\n\nThirty-six lorries left before sunrise. One came back: a tyre.',
    ],
  }),
  seedArticle({
    slug: 'first-day-on-site',
    category: 'people',
    date: '2026-05-28',
    picture: 'site-crew',
    title: ['היום הראשון באתר', 'First day on site'],
    subTitle: ['שלושה מתמחים, קסדה אחת גדולה מדי.', 'Three trainees and one helmet that is too large.'],
    body: [
      'הדבר הראשון שלומדים הוא איפה לא לעמוד. הדבר השני: לשאול. את השלישי לומדים לבד, בצהריים, כשמישהו מוזג לך קפה.\n\nאחרי שנה שניים מהם מנהלים קומה.',
      'The first thing one learns is where not to stand. The second: to ask. The third one learns alone, at noon, when somebody pours you coffee.\n\nA year later two of them run a floor.',
    ],
  }),
  seedArticle({
    slug: 'the-gardener-of-cranes',
    category: 'people',
    date: '2026-02-05',
    picture: 'park',
    title: ['הגנן של המנופים', 'The gardener among cranes'],
    subTitle: [
      '5,600 עצים עברו דירה. הוא ליווה כל אחד.',
      '5,600 trees have moved house. He went along with each.',
    ],
    body: [
      'עץ בן ארבעים עובר דירה בחורף, בלילה, עם כל האדמה שלו. איליה מדבר אליו בדרך. הוא יודע שזה לא עוזר, ומדבר.\n\nתשעים וארבעה אחוזים נקלטו. את השאר הוא זוכר בשמות.',
      'A tree of forty moves in winter, at night, with all of its soil. Ilya talks to it on the way. He knows that it does not help, and talks.\n\nNinety-four per cent have taken root. The others he remembers by name.',
    ],
  }),
  seedArticle({
    slug: 'drawing-by-hand',
    category: 'people',
    date: '2025-11-20',
    picture: 'master-plan',
    title: ['עוד יש מי שמצייר ביד', 'Somebody still draws by hand'],
    subTitle: ['שולחן אחד ליד החלון, ועליו עיפרון.', 'One desk by the window, and a pencil on it.'],
    body: [
      'במשרד של שמונים מסכים יש שולחן אחד נטוי. מי שנתקע בתוכנית בא אליו לעמוד ליד אבנר, שמצייר לאט ושואל שאלות.\n\nרוב הפתרונות, הוא אומר, נמצאים בין שני קווים שלא נפגשו.',
      'In an office of eighty screens there is one slanted desk. Whoever is stuck with a plan comes and stands beside Avner, who draws slowly and asks questions.\n\nMost solutions, he says, lie between two lines that did not meet.',
    ],
  }),
];
