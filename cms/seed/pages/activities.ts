import { FACTS, figure } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import { homesOf } from '../content/projects/homesOf';
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
    'Development, construction, infrastructure, industry and property management: everything our group does.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('מהמחצבה ועד המפתח', 'From quarry to keys'),
      subTitle: text('תחומי פעילות', 'What we do'),
      text: text('שרשרת אחת של ידע, חומרים ואנשים.', 'One chain of knowledge, materials and people.'),
      desktopImage: picture('aerial-plan'),
    },
    {
      blockType: 'contentText',
      icon: picture('icon-plan'),
      title: text('שרשרת אחת', 'One chain'),
      text: rich(
        'כשמי שמתכנן את הבית עובד עם מי שיוצק את הבטון ועם מי שינהל את הבניין בעוד עשרים שנה, מתקבלות החלטות אחרות. זה היתרון של קבוצה אחת: כל החלטה נבחנת לאורך כל חיי המבנה.',
        'When the people who design a home work with the people who pour its concrete and the people who will manage it twenty years from now, they make different decisions. That is the advantage of one group: every choice is weighed over the whole life of the building.',
      ),
    },
    {
      blockType: 'imageText',
      image: picture('construction'),
      imageSide: 'start',
      eyebrow: text('בנייה', 'Construction'),
      title: text(`${FACTS.activeSites} אתרים, לוח זמנים אחד`, `${FACTS.activeSites} sites, one schedule`),
      text: rich(
        `אבן־דרך בנייה היא הקבלן הראשי של הקבוצה ושל לקוחות רבים אחרים: בתי ספר, בתי חולים, מגדלי מגורים ובנייני ציבור.

- מודל תלת־ממדי אחד לכל הקבלנים באתר
- לוח זמנים שגלוי גם ללקוח
- יועצת בטיחות בכל אתר, בכל יום`,
        `Even Derech Construction is main contractor to the group and to many other clients, for schools, hospitals, residential towers and public buildings.

- One 3D model shared by every contractor on site
- A schedule the client can see too
- A safety officer on every site, every day`,
      ),
      link: pageLink('constructionProjects', 'לפרויקטים בבנייה', 'Construction projects'),
    },
    {
      blockType: 'imageText',
      image: picture('road-works'),
      imageSide: 'end',
      eyebrow: text('תשתיות', 'Infrastructure'),
      title: text('הדרך עצמה', 'The road itself'),
      text: rich(
        `כבישים, גשרים, מסילות ומנהרות: ${figure(FACTS.roadsKm)} קילומטרים סלולים ו־${FACTS.bridges} גשרים.`,
        `Roads, bridges, railways and tunnels: ${figure(FACTS.roadsKm)} kilometres paved and ${FACTS.bridges} bridges.`,
      ),
      link: pageLink('infrastructure', 'לתשתיות', 'Infrastructure'),
    },
    {
      blockType: 'imageText',
      image: picture('gravel-heaps'),
      imageSide: 'start',
      eyebrow: text('תעשיות', 'Industries'),
      title: text('אבן שחוזרת לשימוש', 'Stone with a second life'),
      text: rich(
        'שליש מהאגרגטים שלנו מגיעים מפסולת בניין ממוחזרת. המחצבות שנסגרו הופכות לפארקים ולמאגרי מים.',
        'A third of our aggregates come from recycled construction waste. Closed quarries become parks and reservoirs.',
      ),
      link: pageLink('industries', 'לתעשיות', 'Industries'),
    },
    {
      blockType: 'imageText',
      image: picture('office-campus'),
      imageSide: 'end',
      eyebrow: text('נכסים', 'Properties'),
      title: text('משרדים שנעים לחזור אליהם', 'Offices you like to come back to'),
      text: rich(
        `אנחנו מנהלים ${FACTS.managedMillionM2} מיליון מטרים רבועים של משרדים, מסחר ולוגיסטיקה, בתפוסה ממוצעת של ${FACTS.occupancyPercent}%.`,
        `We manage ${FACTS.managedMillionM2} million square metres of offices, retail and logistics space, at an average occupancy of ${FACTS.occupancyPercent}%.`,
      ),
      link: pageLink('properties', 'לנכסים ולהשכרה', 'Properties and homes to rent'),
    },
    { blockType: 'sectionAnchor', anchor: 'international' },
    {
      blockType: 'imageTextBlock',
      image: picture('river-city'),
      imageSide: 'start',
      eyebrow: text('בינלאומי', 'International'),
      title: text('אותה דרך, שפה אחרת', 'Same way, different language'),
      text: rich(
        `בוורשה, בליסבון ובברלין אנחנו בונים עם שותפים ועם צוותים מקומיים: ${homesOf('lindenYard')} דירות שנמסרו בברלין, ועוד ${homesOf('vistulaHomes')} בבנייה בוורשה. הבתים נראים כמו העיר שבה הם עומדים, והם בנויים כמו שאנחנו בונים.`,
        `In Warsaw, Lisbon and Berlin we build with partners and local teams: ${homesOf('lindenYard')} homes handed over in Berlin and ${homesOf('vistulaHomes')} more under construction in Warsaw. The buildings look like the city around them, and are built the way we build.`,
      ),
      link: pageLink('internationalProjects', 'לפרויקטים בעולם', 'Projects abroad'),
    },
    {
      blockType: 'contactBoxes',
      title: text('עם מי לדבר', 'Who to talk to'),
      boxes: [
        {
          icon: picture('icon-key'),
          text: text(
            'רכישת דירה: צוות המכירות ישמח לתאם פגישה.',
            'Buying a home: our sales team will be happy to arrange a meeting.',
          ),
          link: pageLink('residence', 'לדירות חדשות', 'New homes'),
        },
        {
          icon: picture('icon-handshake'),
          text: text(
            'ספקים וקבלני משנה: הצטרפו למאגר.',
            'Suppliers and subcontractors: join our supplier list.',
          ),
          link: pageLink('suppliers', 'להצטרפות', 'Join'),
        },
        {
          icon: picture('icon-mail'),
          text: text(
            'כל שאלה אחרת: נחזור אליכם ביום עסקים אחד.',
            'Anything else: we will get back to you within one business day.',
          ),
          link: pageLink('contact', 'כתבו לנו', 'Write to us'),
        },
      ],
    },
    { blockType: 'stickyButton', link: pageLink('contact', 'דברו איתנו', 'Talk to us') },
  ],
};
