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
      'Dr Maya Ziv taps a wall with her hammer and can tell you how old it is.',
    ],
    body: [
      'הפטיש קטן, כמו של רופא. מאיה דופקת, מטה את הראש, ומסמנת איקס בגיר. ״כאן יש חלל,״ היא אומרת, והמכשיר שמגיע אחריה מאשר.\n\nעשרים ושתיים שנה היא בודקת מבנים. במעבדה שלה יש מכשירים בשני מיליון שקלים, והיא עדיין מתחילה באוזן.\n\n> בטון טוב עונה. בטון רע שותק.\n\nהשנה היא מלמדת את השיטה ארבעה מהנדסים צעירים. בשבוע הראשון הם רק מקשיבים.',
      'The hammer is small, like a doctor’s. Maya taps, tilts her head and chalks an X. “There’s a void here,” she says. The scanner that follows her agrees.\n\nShe has been testing structures for twenty-two years. Her lab has two million shekels’ worth of instruments, and she still starts with her ear.\n\n> Good concrete answers. Bad concrete says nothing.\n\nThis year she is teaching her method to four young engineers. For the first week, all they do is listen.',
    ],
  }),
  seedArticle({
    slug: 'four-in-the-morning',
    category: 'people',
    date: '2026-08-27',
    picture: 'mixer-road',
    title: ['ארבע לפנות בוקר', 'Four in the morning'],
    subTitle: ['המשמרת שבלעדיה אין יציקה.', 'The shift that makes every pour possible.'],
    body: [
      'כשהעיר ישנה, יוסי כבר יודע כמה מים יהיו היום בבטון. הוא פותח את החלון, מרגיש את הלחות, ורק אחר כך מסתכל במסך.\n\nשלושים ושש משאיות יצאו עד הזריחה. אחת חזרה: צמיג.',
      'The city is asleep, and Yossi already knows how much water will go into today’s concrete. He opens the window, feels the humidity, and only then looks at the screen.\n\nThirty-six lorries were out before sunrise. One came back: a flat tyre.',
    ],
  }),
  seedArticle({
    slug: 'first-day-on-site',
    category: 'people',
    date: '2026-05-28',
    picture: 'site-crew',
    title: ['היום הראשון באתר', 'First day on site'],
    subTitle: ['שלושה מתמחים, קסדה אחת גדולה מדי.', 'Three trainees and one hard hat that is too big.'],
    body: [
      'הדבר הראשון שלומדים הוא איפה לא לעמוד. הדבר השני: לשאול. את השלישי לומדים לבד, בצהריים, כשמישהו מוזג לך קפה.\n\nאחרי שנה שניים מהם מנהלים קומה.',
      'The first thing you learn is where not to stand. The second is to ask. The third you learn by yourself, at midday, when someone pours you a coffee.\n\nA year later, two of them are running a floor.',
    ],
  }),
  seedArticle({
    slug: 'the-gardener-of-cranes',
    category: 'people',
    date: '2026-02-05',
    picture: 'park-wide',
    title: ['הגנן של המנופים', 'A gardener among the cranes'],
    subTitle: [
      '5,600 עצים עברו דירה. הוא ליווה כל אחד.',
      '5,600 trees have moved house. He went with every one of them.',
    ],
    body: [
      'עץ בן ארבעים עובר דירה בחורף, בלילה, עם כל האדמה שלו. איליה מדבר אליו בדרך. הוא יודע שזה לא עוזר, ומדבר.\n\nתשעים וארבעה אחוז נקלטו. את השאר הוא זוכר בשמות.',
      'A forty-year-old tree moves in winter, at night, with all its soil. Ilya talks to it on the way. He knows it doesn’t help. He talks anyway.\n\nNinety-four per cent have taken root. He remembers the others by name.',
    ],
  }),
  seedArticle({
    slug: 'drawing-by-hand',
    category: 'people',
    date: '2025-11-20',
    picture: 'master-plan',
    title: ['עוד יש מי שמצייר ביד', 'Someone still draws by hand'],
    subTitle: ['שולחן אחד ליד החלון, ועליו עיפרון.', 'One desk by the window, and one pencil.'],
    body: [
      'במשרד של שמונים מסכים יש שולחן אחד נטוי. מי שנתקע בתוכנית בא אליו לעמוד ליד אבנר, שמצייר לאט ושואל שאלות.\n\nרוב הפתרונות, הוא אומר, נמצאים בין שני קווים שלא נפגשו.',
      'In an office of eighty screens there is one drawing board. Anyone who gets stuck on a plan comes and stands next to Avner, who draws slowly and asks questions.\n\nMost solutions, he says, lie between two lines that never met.',
    ],
  }),
];
