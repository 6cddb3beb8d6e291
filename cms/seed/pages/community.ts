import { FACTS, figure } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const community: SeedPage = {
  key: 'community',
  template: 'community',
  parent: 'esg',
  title: text('קהילה', 'Community'),
  slug: text('community', 'community'),
  order: 2,
  description: text(
    'מה הקבוצה עושה בשכונות שבהן היא בונה: מלגות, התנדבות, גינות ובתי ספר.',
    'What the group does in the neighbourhoods where it builds: scholarships, volunteering, gardens and schools.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('שכנים, עוד לפני שהמנוף מגיע', 'Neighbours, even before the crane arrives'),
      subTitle: text('הקבוצה בקהילה', 'The group in the community'),
      desktopImage: picture('boulevard'),
    },
    {
      blockType: 'contentText',
      title: text('שלושה ימים בשנה', 'Three days a year'),
      text: rich(
        `כל אחד ואחת מ־${figure(FACTS.employees)} עובדי הקבוצה מתנדבים שלושה ימי עבודה בשנה, על חשבוננו. הם בוחרים איפה: בבית ספר, בגינה קהילתית או בשיפוץ דירה של קשישה. את התקציב השנתי, ${FACTS.profitToCommunityPercent}% מהרווח, מחלקת ועדה שיושבים בה גם נציגי השכונות.`,
        `Each of the group’s ${figure(FACTS.employees)} people volunteers three working days a year, at our expense. They choose where: in a school, in a community garden, or repairing the home of an elderly neighbour. The yearly budget, ${FACTS.profitToCommunityPercent}% of our profit, is given out by a committee in which the neighbourhoods sit too.`,
      ),
    },
    {
      blockType: 'community',
      title: text('במה אנחנו עסוקים', 'What keeps us busy'),
      items: [
        {
          icon: picture('icon-key'),
          title: text('מפתח ראשון', 'First key'),
          text: rich(
            'דירות מעבר לצעירות ולצעירים שיוצאים מהפנימיות, בשכר דירה סמלי ל־**24 חודשים**.',
            'Transition homes for young people who leave boarding schools, at a symbolic rent for **24 months**.',
          ),
        },
        {
          icon: picture('icon-plan'),
          title: text('מלגות הנדסה', 'Engineering scholarships'),
          text: rich(
            'ארבעים מלגות בשנה לסטודנטיות ולסטודנטים מהפריפריה, עם מהנדסת מלווה מהקבוצה.',
            'Forty scholarships a year for students from the periphery, each with an engineer of ours as a mentor.',
          ),
        },
        {
          icon: picture('icon-leaf'),
          title: text('גינה בכל אתר', 'A garden on every site'),
          text: rich(
            'לפני הבנייה, כשהמגרש עוד פנוי, אנחנו נוטעים בו גינה זמנית שהשכנים מטפחים. העצים עוברים אחר כך לפארק.',
            'Before we build, while the plot is free, we plant a temporary garden that neighbours tend. Its trees then move to the park.',
          ),
        },
        {
          icon: picture('icon-shield'),
          title: text('בית בטוח', 'Safe home'),
          text: rich(
            'צוותי הבנייה מתקינים מעקים, תאורה וממ״דים ניידים בבתים של קשישים, בלי תשלום.',
            'Our crews fit handrails, lights and mobile shelters in the homes of the elderly, free of charge.',
          ),
        },
        {
          icon: picture('icon-sun'),
          title: text('שמש לבתי ספר', 'Sun for schools'),
          text: rich(
            'גגות סולאריים ב־31 בתי ספר; החשמל שנמכר מממן חוגים אחר הצהריים.',
            'Solar roofs on 31 schools; the electricity they sell pays for afternoon classes.',
          ),
        },
        {
          icon: picture('icon-handshake'),
          title: text('קבלן צעיר', 'Young builder'),
          text: rich(
            'קורס ערב בן שנה להכשרת מנהלי עבודה, עם מקום עבודה מובטח בסופו.',
            'A one-year evening course for site managers, with a job at its end.',
          ),
        },
      ],
      donationButton: pageLink(
        'contact',
        'רוצים לתרום איתנו? דברו איתנו',
        'Give with us: talk to us',
        'contact-us',
      ),
    },
  ],
};
