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
    'What we do in the neighbourhoods where we build: scholarships, volunteering, gardens and schools.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('שכנים, עוד לפני שהמנוף מגיע', 'Neighbours before the crane arrives'),
      subTitle: text('הקבוצה בקהילה', 'The group in the community'),
      desktopImage: picture('boulevard'),
    },
    {
      blockType: 'contentText',
      title: text('שלושה ימים בשנה', 'Three days a year'),
      text: rich(
        `כל אחד ואחת מ־${figure(FACTS.employees)} עובדי הקבוצה מתנדבים שלושה ימי עבודה בשנה, על חשבוננו. הם בוחרים איפה: בבית ספר, בגינה קהילתית או בשיפוץ דירה של קשישה. את התקציב השנתי, ${FACTS.profitToCommunityPercent}% מהרווח, מחלקת ועדה שיושבים בה גם נציגי השכונות.`,
        `Each of our ${figure(FACTS.employees)} people volunteers three working days a year, on our time. They choose where: at a school, in a community garden, or renovating an elderly neighbour’s home. Our annual budget, ${FACTS.profitToCommunityPercent}% of profit, is allocated by a committee that includes representatives of the neighbourhoods.`,
      ),
    },
    {
      blockType: 'community',
      title: text('במה אנחנו עסוקים', 'What we’re working on'),
      items: [
        {
          icon: picture('icon-key'),
          title: text('מפתח ראשון', 'First key'),
          text: rich(
            'דירות מעבר לצעירות ולצעירים שיוצאים מהפנימיות, בשכר דירה סמלי ל־**24 חודשים**.',
            'Transition apartments for young people leaving residential care, at a token rent for **24 months**.',
          ),
        },
        {
          icon: picture('icon-plan'),
          title: text('מלגות הנדסה', 'Engineering scholarships'),
          text: rich(
            'ארבעים מלגות בשנה לסטודנטיות ולסטודנטים מהפריפריה, עם מהנדסת מלווה מהקבוצה.',
            'Forty scholarships a year for students from outlying regions, each mentored by one of our engineers.',
          ),
        },
        {
          icon: picture('icon-leaf'),
          title: text('גינה בכל אתר', 'A garden on every site'),
          text: rich(
            'לפני הבנייה, כשהמגרש עוד פנוי, אנחנו נוטעים בו גינה זמנית שהשכנים מטפחים. העצים עוברים אחר כך לפארק.',
            'Before we build, while the plot is still empty, we plant a temporary garden for the neighbours to tend. Later its trees move to the park.',
          ),
        },
        {
          icon: picture('icon-shield'),
          title: text('בית בטוח', 'Safe home'),
          text: rich(
            'צוותי הבנייה מתקינים מאחזי יד, תאורה ומיגוניות בבתים של קשישים, בלי תשלום.',
            'Our crews install grab rails, lighting and mobile shelters at the homes of older people, free of charge.',
          ),
        },
        {
          icon: picture('icon-sun'),
          title: text('שמש לבתי ספר', 'Sun for schools'),
          text: rich(
            'גגות סולאריים ב־31 בתי ספר; החשמל שנמכר מממן חוגים אחר הצהריים.',
            'Solar roofs on 31 schools. The electricity they sell pays for after-school clubs.',
          ),
        },
        {
          icon: picture('icon-handshake'),
          title: text('קבלן צעיר', 'Young builder'),
          text: rich(
            'קורס ערב בן שנה להכשרת מנהלי עבודה, עם מקום עבודה מובטח בסופו.',
            'A one-year evening course for future site managers, with a guaranteed job at the end.',
          ),
        },
      ],
      donationButton: pageLink(
        'contact',
        'רוצים לתרום איתנו? דברו איתנו',
        'Want to get involved? Talk to us',
        'contact-us',
      ),
    },
  ],
};
