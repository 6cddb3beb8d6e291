import { picture, rich, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const activities: SeedPage = {
  key: 'activities',
  template: 'generic',
  title: text('תחומי פעילות', 'What we do'),
  slug: text('activities', 'activities'),
  order: 2,
  description: text(
    'יזמות, בנייה, תשתיות, תעשייה וניהול נכסים: כל מה שהקבוצה עושה.',
    'Development, construction, infrastructure, industry and property management: all that the group does.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('מהמחצבה ועד המפתח', 'From the quarry to the key'),
      subTitle: text('תחומי פעילות', 'What we do'),
      text: text('שרשרת אחת של ידע, חומרים ואנשים.', 'One chain of knowledge, materials and people.'),
      desktopImage: picture('aerial-plan'),
    },
    {
      blockType: 'contentText',
      title: text('שרשרת אחת', 'One chain'),
      text: rich(
        'כשמי שמתכנן את הבית עובד עם מי שיוצק את הבטון ועם מי שינהל את הבניין בעוד עשרים שנה, מתקבלות החלטות אחרות. זה היתרון של קבוצה אחת: כל החלטה נבחנת לאורך כל חיי המבנה.',
        'When those who plan a home work with those who pour its concrete and with those who will manage the building in twenty years, other decisions are taken. That is the advantage of one group: every decision is weighed over the whole life of the building.',
      ),
    },
    {
      blockType: 'imageTextBlock',
      image: picture('quarry'),
      imageSide: 'end',
      eyebrow: text('תעשיות', 'Industries'),
      title: text('אבן שחוזרת לשימוש', 'Stone that is used again'),
      text: rich(
        'שליש מהאגרגטים שלנו מגיעים מפסולת בניין ממוחזרת. המחצבות שנסגרו הופכות לפארקים ולמאגרי מים.',
        'A third of our aggregates comes from recycled construction waste. Quarries that have closed become parks and reservoirs.',
      ),
    },
    {
      blockType: 'imageText',
      image: picture('night-city'),
      imageSide: 'start',
      eyebrow: text('נכסים', 'Properties'),
      title: text('משרדים שנעים לחזור אליהם', 'Offices you like to come back to'),
      text: rich(
        'אנחנו מנהלים 1.2 מיליון מטרים רבועים של משרדים, מסחר ולוגיסטיקה, בתפוסה ממוצעת של 97%.',
        'We manage 1.2 million square metres of offices, retail and logistics, with an average occupancy of 97%.',
      ),
      link: pageLink('contact', 'דברו עם צוות הנכסים', 'Talk to the properties team'),
    },
    {
      blockType: 'imageText',
      image: picture('road-works'),
      imageSide: 'end',
      eyebrow: text('תשתיות', 'Infrastructure'),
      title: text('הדרך עצמה', 'The road itself'),
      text: rich(
        'כבישים, גשרים, מסילות ומנהרות: 1,900 קילומטרים סלולים ו־74 גשרים.',
        'Roads, bridges, railways and tunnels: 1,900 kilometres paved and 74 bridges.',
      ),
      link: pageLink('infrastructure', 'לתשתיות', 'To infrastructure'),
    },
    {
      blockType: 'contactBoxes',
      title: text('עם מי לדבר', 'Whom to talk to'),
      boxes: [
        {
          text: text(
            'רכישת דירה: צוות המכירות ישמח לתאם פגישה.',
            'Buying a home: the sales team will gladly arrange a meeting.',
          ),
          link: pageLink('residence', 'לדירות חדשות', 'New homes'),
        },
        {
          text: text('ספקים וקבלני משנה: הצטרפו למאגר.', 'Suppliers and subcontractors: join our register.'),
          link: pageLink('contact', 'להצטרפות', 'Join'),
        },
        {
          text: text(
            'כל שאלה אחרת: נחזור אליכם ביום עסקים אחד.',
            'Anything else: we come back to you within one business day.',
          ),
          link: pageLink('contact', 'כתבו לנו', 'Write to us'),
        },
      ],
    },
    { blockType: 'stickyButton', link: pageLink('contact', 'דברו איתנו', 'Talk to us') },
  ],
};
