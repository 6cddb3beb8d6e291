import { picture, rich, text } from '../../lib/bilingual';
import { seedArticle } from '../../lib/SeedArticle';
import { pageLink } from '../../lib/links';
import type { SeedPage } from '../../lib/SeedPage';

/** Articles about streets, parks and quarters. */
export const cityArticles: readonly SeedPage[] = [
  seedArticle({
    slug: 'the-street-comes-first',
    category: 'city',
    date: '2026-11-05',
    picture: 'boulevard',
    title: ['קודם הרחוב, אחר כך הבניין', 'First the street, then the building'],
    subTitle: [
      'למה אנחנו מתחילים כל שכונה חדשה דווקא ממה שלא נמכר.',
      'Why every new neighbourhood of ours starts with the one thing nobody buys.',
    ],
    body: [
      'כשהאדריכלית רותם אלקיים מגיעה למגרש ריק, היא לא שואלת כמה קומות. היא שואלת איפה ילכו.\n\n״בניין אפשר לתקן,״ היא אומרת, ״רחוב נשאר מאה שנה.״ לכן כל תוכנית אצלנו מתחילה בחתך אחד: מדרכה, עצים, ספסל, כניסה, חלון. רק כשהחתך עובד מתחילים לצייר קירות.\n\n## שישה מטרים שמשנים הכול\n\nבשדרת הגפן המדרכה רחבה שישה מטרים. זה עלה לנו שתי דירות בקומת הקרקע, והחזיר שמונה חנויות, בית קפה אחד ומאות אנשים שעוברים שם כל ערב.\n\n> מי שמתכנן רחוב לפי מכוניות יקבל מכוניות. מי שמתכנן לפי עגלות ילדים יקבל שכונה.\n\n## ומה עם החניה?\n\nהיא מתחת לאדמה, והכניסה אליה מהצד. בשנתיים הראשונות התלוננו. בשלישית ביקשו לסגור גם את הרחוב הבא.',
      'When architect Rotem Elkayam arrives at an empty plot, she doesn’t ask how many floors. She asks where people will walk.\n\n“You can fix a building,” she says. “A street stays for a hundred years.” So each of our plans starts with one cross-section: pavement, trees, bench, door, window. Only when that works do we start drawing walls.\n\n## Six metres that change everything\n\nOn HaGefen Boulevard the pavement is six metres wide. It cost us two ground-floor flats, and gave back eight shops, a café and the hundreds of people who pass by every evening.\n\n> Plan a street for cars and you get cars. Plan it for pushchairs and you get a neighbourhood.\n\n## And the parking?\n\nIt is underground, with the entrance round the side. For two years people complained. In the third, they asked us to close the next street too.',
    ],
    more: [
      {
        blockType: 'numbersComponent',
        colorPicker: 'terracotta',
        items: [
          {
            largeText: text('6', '6'),
            textNextToNumber: text('מטר', 'm'),
            text: text('רוחב המדרכה', 'of pavement'),
          },
          { largeText: text('8', '8'), text: text('חנויות חדשות', 'new shops') },
          { largeText: text('112', '112'), text: text('עצים, כולם בוגרים', 'mature trees') },
        ],
      },
      {
        blockType: 'imageText',
        image: picture('park-wide'),
        imageSide: 'end',
        title: text('הפארק נפתח לפני הדירות', 'The park opens before the homes'),
        text: rich(
          'שלושה חודשים לפני הדייר הראשון כבר ישבו כאן אנשים על הדשא. כך נוצר מקום שרוצים לחזור אליו.',
          'Three months before the first resident moved in, people were already sitting on the grass. That is how you make a place worth coming home to.',
        ),
        link: pageLink('residence', 'לדירות בשכונה', 'Homes in the quarter'),
      },
    ],
  }),
  seedArticle({
    slug: 'a-quarter-without-traffic-lights',
    category: 'city',
    date: '2026-09-17',
    picture: 'aerial-plan',
    title: ['רובע בלי רמזורים', 'A quarter without traffic lights'],
    subTitle: [
      'שבע כיכרות, אפס רמזורים, ודקה אחת פחות לבית הספר.',
      'Seven roundabouts, no traffic lights, and school is a minute closer.',
    ],
    body: [
      'ברובע הדרומי אין רמזור אחד. במקומו: נתיבים צרים, מעברי חצייה מוגבהים ומהירות של שלושים קמ״ש שהאבן מכתיבה, לא התמרור.\n\nמדדנו שנה שלמה. הדרך לבית הספר התקצרה בדקה, ומספר התאונות ירד לאפס. מי שממהר עוקף מהצד, בכביש שבנינו בשבילו.',
      'There isn’t a single traffic light in the southern quarter. Instead there are narrow lanes, raised crossings, and a 30 km/h limit set by the paving rather than by a sign.\n\nWe measured for a full year. The walk to school is a minute shorter, and the number of accidents has fallen to zero. Drivers in a hurry go round, on a road we built for them.',
    ],
  }),
  seedArticle({
    slug: 'the-river-we-found',
    category: 'city',
    date: '2026-06-21',
    picture: 'urban-stream',
    title: ['הנחל שמצאנו מתחת לחניון', 'The river we found under a car park'],
    subTitle: [
      'קידוח אחד שגוי החזיר לעיר קילומטר של מים.',
      'How one misplaced borehole gave the city back a kilometre of water.',
    ],
    body: [
      'הקידוח היה אמור למצוא כורכר ומצא מים. בארכיון העירוני גילינו מפה משנת 1921 ובה נחל קטן, שנקבר בצינור בשנות השישים.\n\nבמקום להעביר את הצינור העברנו את הבניין. היום הנחל גלוי, עם גדות שמותר לשבת עליהן, והוא סופג את הגשם של כל השכונה.',
      'The borehole was meant to hit sandstone. It hit water. In the city archive we found a 1921 map showing a small river, buried in a pipe in the 1960s.\n\nInstead of moving the pipe, we moved the building. Today the river is open again, with banks you can sit on, and it absorbs the rain of the whole neighbourhood.',
    ],
  }),
  seedArticle({
    slug: 'light-at-night',
    category: 'city',
    date: '2026-03-12',
    picture: 'night-city',
    title: ['כמה אור צריך רחוב', 'How much light a street needs'],
    subTitle: ['פחות ממה שחשבנו, ובמקומות אחרים.', 'Less than we thought, and not where we thought.'],
    body: [
      'מהנדסת התאורה שלנו כיבתה לילה אחד חצי מהפנסים ויצאה ללכת עם הדיירים. איש לא הרגיש פחות בטוח; כולם ראו פתאום פנים.\n\nמאז אנחנו מאירים קירות ועצים במקום אספלט, ובצבע חם. החשבון ירד בארבעים אחוז והעטלפים חזרו.',
      'One night our lighting engineer switched off half the street lamps and went for a walk with the residents. Nobody felt less safe. Suddenly, everyone could see faces.\n\nSince then we have been lighting walls and trees instead of asphalt, in a warm colour. The bill fell by forty per cent, and the bats came back.',
    ],
  }),
  seedArticle({
    slug: 'schoolyard-open',
    category: 'city',
    date: '2025-10-30',
    picture: 'schoolyard',
    title: ['חצר בית הספר נפתחת בארבע', 'The schoolyard opens at four'],
    subTitle: [
      'שער אחד, שלושה מפתחות, ופארק שכבר היה שם.',
      'One gate, three keys, and a park that was there all along.',
    ],
    body: [
      'בעיר צפופה המקום הפתוח הגדול ביותר נעול אחרי הצהריים. תכננו את בית הספר כך שהכיתות ננעלות והחצר לא.\n\nהעירייה חששה. אחרי שנה היא ביקשה את אותו שער בעוד תשעה בתי ספר.',
      'In a dense city, the biggest open space is locked every afternoon. We designed the school so that the classrooms lock and the yard doesn’t.\n\nThe city council was worried. A year later it asked for the same gate at nine more schools.',
    ],
  }),
];
