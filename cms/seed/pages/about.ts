import { FACTS, figure } from '../facts';
import { picture, rich, text, type Text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

const member = (image: string, name: Text, role: Text, he: string, en: string, profile?: string) => ({
  image: picture(image),
  name,
  role,
  description: rich(he, en),
  ...(profile && { linkedIn: `https://www.linkedin.com/in/${profile}` }),
});
const milestone = (year: string, title: Text, body: Text, image?: string) => ({
  year,
  title,
  text: body,
  ...(image && { image: picture(image) }),
});

const arm = (company: string, page: string, name: Text, body: Text) => ({
  logo: picture(`mark-${company}`),
  name,
  text: body,
  link: pageLink(page, 'לפרטים', 'Learn more'),
});

const arms = [
  arm(
    'residence',
    'residence',
    text('אבן־דרך מגורים', 'Even Derech Residence'),
    text('1,400 דירות בשנה, מהגליל ועד הנגב', '1,400 homes a year, from the Galilee to the Negev'),
  ),
  arm(
    'construction',
    'activities',
    text('אבן־דרך בנייה', 'Even Derech Construction'),
    text(
      `${FACTS.activeSites} אתרים פעילים, מגני ילדים ועד בתי חולים`,
      `${FACTS.activeSites} active sites, from kindergartens to hospitals`,
    ),
  ),
  arm(
    'infrastructure',
    'infrastructure',
    text('אבן־דרך תשתיות', 'Even Derech Infrastructure'),
    text(
      `${figure(FACTS.roadsKm)} ק״מ של כבישים ו־${FACTS.bridges} גשרים`,
      `${figure(FACTS.roadsKm)} km of roads and ${FACTS.bridges} bridges`,
    ),
  ),
  arm(
    'industries',
    'industries',
    text('אבן־דרך תעשיות', 'Even Derech Industries'),
    text('ארבע מחצבות ושמונה מפעלי בטון', 'Four quarries and eight concrete plants'),
  ),
  arm(
    'properties',
    'properties',
    text('אבן־דרך נכסים', 'Even Derech Properties'),
    text(
      `${FACTS.managedMillionM2} מיליון מ״ר של משרדים, מסחר ולוגיסטיקה`,
      `${FACTS.managedMillionM2} million m² of offices, retail and logistics`,
    ),
  ),
  arm(
    'rent',
    'rentalApartments',
    text('אבן־דרך להשכיר', 'Even Derech Rent'),
    text(
      `${figure(FACTS.homesToRent)} דירות לטווח ארוך`,
      `${figure(FACTS.homesToRent)} long-term rental homes`,
    ),
  ),
  arm(
    'international',
    'internationalProjects',
    text('אבן־דרך בינלאומי', 'Even Derech International'),
    text('ורשה, ליסבון וברלין', 'Warsaw, Lisbon and Berlin'),
  ),
];

export const about: SeedPage = {
  key: 'about',
  template: 'about',
  title: text('אודות הקבוצה', 'About the group'),
  titleBreadcrumbs: text('אודות', 'About'),
  slug: text('about', 'about'),
  order: 1,
  description: text(
    'הסיפור של קבוצת אבן־דרך: משבעה סתתים בגליל לקבוצת נדל״ן, בנייה ותשתיות.',
    'The story of Even Derech Group: from seven stonemasons in the Galilee to a property, construction and infrastructure group.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('הדרך נבנית מאבנים קטנות', 'A road is made of small stones'),
      subTitle: text('על הקבוצה', 'About the group'),
      desktopImage: picture('galilee'),
      mobileImage: picture('galilee-tall'),
    },
    {
      blockType: 'contentText',
      title: text('מי אנחנו', 'Who we are'),
      text: rich(
        `אבן־דרך היא קבוצה ישראלית של חברות נדל״ן, בנייה, תשתיות ותעשייה. אנחנו יוזמים, מתכננים, בונים, ומנהלים לאורך שנים את מה שבנינו.

## במה אנחנו מאמינים

- **תכנון לפני הכול.** שעה על שולחן השרטוט חוסכת שבוע באתר.
- **מילה היא התחייבות.** מועד מסירה הוא הבטחה לאנשים שמחכים לבית.
- **המקום היה כאן לפנינו.** עץ בוגר, ואדי וקו נוף הם חלק מהתוכנית.

> בית טוב הוא בית ששוכחים מי בנה אותו, כי שום דבר בו אינו מזכיר שנבנה.

את הסיפור המלא אפשר לקרוא ב[חוברת הקבוצה](file:brochure-he), ואת מה שעשינו השנה ב[דוח האחריות התאגידית](file:esg-report-he).`,
        `Even Derech is an Israeli group of property, construction, infrastructure and industrial companies. We develop, design and build, and then manage what we have built for many years.

## What we believe in

- **Planning comes first.** An hour at the drawing board saves a week on site.
- **Our word is our bond.** A delivery date is a promise to people who are waiting for a home.
- **The place was here before us.** A mature tree, a wadi and a skyline are part of the plan.

> In a good home you forget who built it, because nothing in it gives you reason to remember.

You can read the whole story in [the group's brochure](file:brochure-en), and what we did this year in [the sustainability report](file:esg-report-en).`,
      ),
    },
    {
      blockType: 'numbersComponent',
      blockTitle: text('כמה מספרים', 'A few numbers'),
      colorPicker: 'terracotta',
      items: [
        { largeText: text('78', '78'), text: text('שנות פעילות', 'years of work') },
        {
          largeText: text(`${FACTS.homesOnTimePercent}`, `${FACTS.homesOnTimePercent}`),
          textNextToNumber: text('%', '%'),
          text: text('מהדירות נמסרו במועד', 'of homes delivered on time'),
        },
        {
          largeText: text(`${FACTS.managedMillionM2}`, `${FACTS.managedMillionM2}`),
          textNextToNumber: text('מיליון מ״ר', 'million m²'),
          text: text('משרדים, מסחר ולוגיסטיקה בניהול', 'of offices, retail and logistics under management'),
        },
      ],
    },
    { blockType: 'sectionAnchor', anchor: 'milestones' },
    {
      blockType: 'history',
      title: text('אבני הדרך שלנו', 'Our milestones'),
      text: text('מכביש אחד בגליל לארבע מדינות.', 'From a single road in the Galilee to four countries.'),
      events: [
        milestone(
          '1948',
          text('שבעה סתתים', 'Seven stonemasons'),
          text(
            'קואופרטיב קטן סולל כביש גישה לשלושה יישובים בגליל.',
            'A small cooperative paves an access road to three Galilee villages.',
          ),
          'history-1948',
        ),
        milestone(
          '1957',
          text('המחצבה הראשונה', 'The first quarry'),
          text(
            'רוכשים מחצבה נטושה והופכים אותה למפעל אגרגטים מודרני.',
            'An abandoned quarry becomes a modern aggregates plant.',
          ),
          'history-1957',
        ),
        milestone(
          '1974',
          text('הגשר הראשון', 'The first bridge'),
          text(
            'גשר דרוך באורך 210 מטר, אז הארוך מסוגו באזור.',
            'A 210-metre prestressed bridge, at the time the longest of its kind in the region.',
          ),
          'history-1974',
        ),
        milestone(
          '1989',
          text('שכונה שלמה', 'A whole neighbourhood'),
          text(
            'מתכננים ובונים 860 דירות, בית ספר ופארק כתוכנית אחת.',
            '860 homes, a school and a park, planned and built as one.',
          ),
          'history-1989',
        ),
        milestone(
          '2006',
          text('מעבר לים', 'Overseas'),
          text('הקבוצה מתחילה לבנות בוורשה ובליסבון.', 'The group starts building in Warsaw and Lisbon.'),
          'river-city',
        ),
        milestone(
          '2021',
          text('מתחילים מפחמן', 'Carbon first'),
          text(
            'כל פרויקט חדש מתחיל בחישוב טביעת הרגל הפחמנית שלו.',
            'Every new project now starts by calculating its carbon footprint.',
          ),
          'solar-roofs',
        ),
      ],
    },
    { blockType: 'sectionAnchor', anchor: 'companies' },
    {
      blockType: 'activeArms',
      title: text('החברות שלנו', 'Our companies'),
      text: text(
        'שבע חברות, כל אחת עם הנהלה, מומחיות ואחריות משלה.',
        'Seven companies, each with its own management, expertise and responsibility.',
      ),
      arms,
    },
    { blockType: 'sectionAnchor', anchor: 'management' },
    {
      blockType: 'team',
      title: text('האנשים שמובילים', 'Our leadership'),
      text: text('לחצו על כרטיס כדי לקרוא עוד.', 'Open a card to read more.'),
      members: [
        member(
          'portrait-7',
          text('רות גלעד', 'Ruth Gilad'),
          text('יושבת ראש הדירקטוריון', 'Chair of the Board'),
          'כלכלנית, בעבר מנכ״לית של שני בנקים. שואלת בכל ישיבה את אותה שאלה: מי יגור שם בעוד שלושים שנה?',
          'An economist and former CEO of two banks. At every meeting she asks the same question: who will be living there in thirty years?',
          'even-derech-ruth-gilad',
        ),
        member(
          'portrait-1',
          text('נועה ברק', 'Noa Barak'),
          text('מנכ״לית הקבוצה', 'Chief Executive Officer'),
          'מהנדסת אזרחית בהכשרתה. הצטרפה כמתמחה באתר בנייה ב־1998, והיא עדיין מתחילה כל שבוע בסיור באתר.',
          'A civil engineer by training. She joined as a site trainee in 1998 and still starts every week with a site walk.',
          'even-derech-noa-barak',
        ),
        member(
          'portrait-2',
          text('יונתן עמית', 'Yonatan Amit'),
          text('סמנכ״ל כספים', 'Chief Financial Officer'),
          'רואה חשבון וכלכלן. מאמין שמאזן טוב הוא כזה שגם מהנדס מבין.',
          'An accountant and economist. He believes a good balance sheet is one that an engineer can understand.',
        ),
        member(
          'portrait-3',
          text('סמירה נסאר', 'Samira Nassar'),
          text('אדריכלית ראשית', 'Chief Architect'),
          'מובילה צוות של שלושים מתכננות ומתכננים. ליוותה את התכנון של רובע המסילה ושל מצפה עדי.',
          'Leads a team of thirty architects and planners. She oversaw the design of HaMesila Quarter and Mitzpe Adi.',
          'even-derech-samira-nassar',
        ),
        member(
          'portrait-4',
          text('אבישי דרור', 'Avishai Dror'),
          text('מנכ״ל אבן־דרך תשתיות', 'CEO, Even Derech Infrastructure'),
          'בנה ארבעה־עשר גשרים ועדיין מתרגש מהיציקה הראשונה של כל אחד מהם.',
          'He has built fourteen bridges, and the first pour of each still moves him.',
        ),
        member(
          'portrait-5',
          text('תהילה רוזן', 'Tehila Rosen'),
          text('סמנכ״לית קיימות', 'Chief Sustainability Officer'),
          'דוקטור לאקולוגיה עירונית. אחראית על יעד הפחמן של הקבוצה לשנת 2035.',
          'Holds a PhD in urban ecology. Responsible for the group’s 2035 carbon target.',
        ),
        member(
          'portrait-6',
          text('מארק לויטן', 'Mark Levitan'),
          text('מנכ״ל אבן־דרך בינלאומי', 'CEO, Even Derech International'),
          'מנהל את הפעילות בפולין, בפורטוגל ובגרמניה, ודובר את שלוש השפות.',
          'Runs our operations in Poland, Portugal and Germany, and speaks all three languages.',
          'even-derech-mark-levitan',
        ),
        member(
          'portrait-8',
          text('דניאל טספה', 'Daniel Tesfa'),
          text('סמנכ״ל הנדסה', 'Chief Engineer'),
          'התחיל כמודד בשטח. אחראי על הבטיחות, על המפרטים ועל כל מה שנוצק באתרי הקבוצה.',
          'Started out as a land surveyor. Responsible for safety, specifications and everything poured on our sites.',
        ),
        member(
          'portrait-9',
          text('מאיה לב', 'Maya Lev'),
          text('מנכ״לית אבן־דרך מגורים', 'CEO, Even Derech Residence'),
          'מעצבת פנים שהפכה ליזמית. גרה בשכונה שבנינו ומקבלת את התלונות ישר במעלית.',
          'An interior designer turned developer. She lives in a neighbourhood we built and hears the complaints first-hand, in the lift.',
          'even-derech-maya-lev',
        ),
        member(
          'portrait-10',
          text('הילה שגב', 'Hila Segev'),
          text('היועצת המשפטית', 'General Counsel'),
          'כותבת חוזים שאפשר להבין בקריאה אחת. מלמדת דיני מקרקעין באוניברסיטה.',
          'Writes contracts you understand the first time you read them. Teaches property law at university.',
        ),
      ],
    },
    {
      blockType: 'certificates',
      title: text('תקנים והסמכות', 'Standards and certificates'),
      text: text('נבדקים מדי שנה בידי גופים חיצוניים.', 'Audited every year by independent bodies.'),
      certificates: [
        { name: text('ניהול איכות', 'Quality management'), image: picture('certificate-quality') },
        { name: text('בטיחות וגהות', 'Health and safety'), image: picture('certificate-safety') },
        {
          name: text('ניהול סביבתי', 'Environmental management'),
          image: picture('certificate-environment'),
          file: picture('environmental-policy'),
        },
        { name: text('בנייה ירוקה', 'Green building'), image: picture('certificate-green') },
      ],
    },
    {
      blockType: 'hebrewButton',
      text: text('לוח המשרות שלנו הוא בעברית.', 'Our job board is in Hebrew.'),
    },
    {
      blockType: 'projectButton',
      text: text('רוצים לראות מה בנינו?', 'Want to see what we’ve built?'),
      link: pageLink('activities', 'לתחומי הפעילות', 'See our activities'),
    },
  ],
};
