import { FACTS } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const properties: SeedPage = {
  key: 'properties',
  template: 'generic',
  parent: 'activities',
  title: text('נכסים והשכרה', 'Properties and homes to rent'),
  titleBreadcrumbs: text('נכסים', 'Properties'),
  slug: text('properties', 'properties'),
  order: 3,
  description: text(
    'משרדים, מסחר, לוגיסטיקה ודירות להשכרה בניהול הקבוצה.',
    'Offices, retail, logistics space and rental homes, managed by the group.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('מקום שעובד בשבילכם', 'A place that works for you'),
      subTitle: text('אבן־דרך נכסים', 'Even Derech Properties'),
      desktopImage: picture('head-office'),
      mobileImage: picture('head-office-tall'),
      link: pageLink('contact', 'לתיאום סיור', 'Arrange a visit'),
    },
    {
      blockType: 'contentText',
      title: text('אנחנו נשארים', 'We stay'),
      text: rich(
        'רוב בנייני המשרדים והמסחר שבנינו עדיין בבעלותנו. לכן אנחנו בוחרים מעליות שקל לתקן, חזיתות שקל לנקות ולובי שלא צריך לשפץ אחרי חמש שנים.',
        'We still own most of the offices and shops we have built. So we choose lifts that are easy to repair, façades that are easy to clean, and lobbies that won’t need renovating in five years.',
      ),
    },
    {
      blockType: 'dynamicSlider',
      title: text('מבט פנימה', 'A look inside'),
      slides: [
        {
          media: { desktop: picture('atrium'), mobile: null },
          title: text('אטריום המסילה', 'HaMesila Atrium'),
          text: text('שש קומות סביב גן מקורה', 'Six floors around an indoor garden'),
        },
        {
          media: { desktop: picture('lobby'), mobile: null },
          title: text('בית הגפן', 'Vine House'),
          text: text(
            'לובי מאבן ומעץ שנחצבו ונוסרו אצלנו',
            'A lobby of stone and wood from our own workshops',
          ),
        },
        {
          media: { desktop: picture('office-campus'), mobile: null },
          title: text('קמפוס הכיכר', 'Square Campus'),
          text: text('ארבעה בניינים, כיכר אחת, אפס מכוניות', 'Four buildings, one square, no cars'),
        },
        {
          media: { desktop: picture('logistics'), mobile: null },
          title: text('מרכז לוגיסטי שער הדרום', 'South Gate Logistics Centre'),
          text: text('48,000 מ״ר עם גג סולארי מלא', '48,000 m² under a roof full of solar panels'),
        },
      ],
    },
    {
      blockType: 'numbersComponent',
      colorPicker: 'teal',
      items: [
        {
          title: text('תפוסה', 'Occupancy'),
          largeText: text(`${FACTS.occupancyPercent}`, `${FACTS.occupancyPercent}`),
          textNextToNumber: text('%', '%'),
          text: text('בממוצע בחמש השנים האחרונות', 'on average over five years'),
        },
        {
          title: text('שירות', 'Service'),
          largeText: text('38', '38'),
          textNextToNumber: text('דקות', 'minutes'),
          text: text('זמן תגובה ממוצע לתקלה', 'average response time'),
        },
        {
          title: text('אנרגיה', 'Energy'),
          largeText: text('61', '61'),
          textNextToNumber: text('%', '%'),
          text: text('מהחשמל מגיע מהגגות שלנו', 'of our electricity comes from our own roofs'),
        },
      ],
    },
    { blockType: 'sectionAnchor', anchor: 'rent' },
    {
      blockType: 'imageTextBlock',
      image: picture('rental-house'),
      imageSide: 'end',
      eyebrow: text('אבן־דרך להשכיר', 'Even Derech Rent'),
      title: text('שוכרים לעשר שנים, גרים בשקט', 'Rent for ten years, and relax'),
      text: rich(
        `המחיר צמוד ואינו קופץ, החוזה ארוך, ואת החיות אפשר להביא.

- דירות של חדר אחד עד 7 חדרים בשש ערים
- תחזוקה כלולה במחיר
- מעבר לדירה אחרת שלנו בלי קנס`,
        `Index-linked rent that never jumps, a long lease, and pets are welcome.

- Homes with 1 to 7 rooms in six cities
- Maintenance included in the price
- Move to another of our homes, penalty-free`,
      ),
      link: pageLink('rentalApartments', 'לדירות פנויות', 'Available homes'),
    },
    {
      blockType: 'projectButton',
      text: text('רוצים להכיר את הבתים?', 'Want to see the buildings?'),
      link: pageLink('rentProjects', 'לכל הבתים להשכרה', 'All rental projects'),
    },
    {
      blockType: 'projectButton',
      text: text('מחפשים משרד, חנות או מחסן?', 'Looking for an office, a shop or a warehouse?'),
      link: pageLink('propertyProjects', 'לכל הנכסים', 'All properties'),
    },
    {
      blockType: 'projectButton',
      text: text('מחפשים בית משלכם?', 'Looking for a home of your own?'),
      link: pageLink('residence', 'לדירות חדשות', 'New homes'),
    },
  ],
};
