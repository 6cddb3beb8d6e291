import { picture, rich, text } from '../lib/bilingual';
import { pageLink, projectLink, urlLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const residence: SeedPage = {
  key: 'residence',
  template: 'generic',
  company: 'residence',
  title: text('אבן־דרך מגורים', 'Even Derech Residence'),
  titleBreadcrumbs: text('מגורים', 'Homes'),
  slug: text('homes-by-even-derech', 'homes-by-even-derech'),
  order: 3,
  description: text(
    'דירות חדשות ושכונות שלמות מבית אבן־דרך מגורים: בשיווק, בבנייה ולזכאים.',
    'New homes and whole neighbourhoods by Even Derech Residence: on sale, under construction, and for eligible buyers.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'tall',
      title: text('אור, אוויר, מרפסת', 'Light, air, a balcony'),
      subTitle: text('דירות חדשות מאבן־דרך מגורים', 'New homes by Even Derech Residence'),
      desktopImage: picture('coast-dawn'),
      mobileImage: picture('coast-dawn-tall'),
      videoOptional: picture('coast-dawn-film'),
      link: pageLink('contact', 'לתיאום פגישה', 'Arrange a meeting'),
    },
    {
      blockType: 'contentText',
      title: text('בית מתחיל בחלון', 'A home begins with a window'),
      text: rich(
        'כל דירה שלנו מתוכננת מבפנים החוצה: קודם איפה תשבו בבוקר, אחר כך איפה יעמוד הקיר. לכל חדר יש אור יום, לכל סלון אוויר משני כיוונים, ולכל דירה מרפסת שאפשר לאכול בה.',
        'We design every home from the inside out: first where you will sit in the morning, then where the wall should go. Every room has daylight, every living room has air from two sides, and every home has a balcony big enough to eat on.',
      ),
    },
    {
      blockType: 'apartmentBanners',
      title: text('דירות שמחכות לכם', 'Homes waiting for you'),
      banners: [
        {
          image: { desktop: picture('estate-quarter'), mobile: null },
          label: text('אכלוס 2028', 'Ready in 2028'),
          title: text('רובע המסילה, תל אביב־יפו', 'HaMesila Quarter, Tel Aviv-Yafo'),
          text: text('4 חדרים, 98 מ״ר, מרפסת 14 מ״ר', '4 rooms, 98 m², 14 m² balcony'),
          link: projectLink('masilaQuarter', 'לפרטים', 'Details'),
        },
        {
          image: { desktop: picture('galilee'), mobile: picture('galilee-tall') },
          label: text('שלב ב׳', 'Phase two'),
          title: text('מצפה עדי, הגליל', 'Mitzpe Adi, Galilee'),
          text: text('5 חדרים, 132 מ״ר, גינה 90 מ״ר', '5 rooms, 132 m², 90 m² garden'),
          link: projectLink('mitzpeAdi', 'לפרטים', 'Details'),
        },
        {
          image: { desktop: picture('balconies-wide'), mobile: picture('balconies-tall') },
          label: text('קו ראשון לים', 'On the shore'),
          title: text('מגדלי החוף, נתניה', 'The Shore Towers, Netanya'),
          text: text('3 ו־5 חדרים, נוף לים מכל דירה', '3 and 5 rooms, a sea view from every home'),
          link: projectLink('shoreTowers', 'לפרטים', 'Details'),
        },
      ],
    },
    {
      blockType: 'imageText',
      image: picture('kitchen'),
      imageSide: 'start',
      eyebrow: text('בפנים', 'Inside'),
      title: text('מטבח שרואים ממנו את הגינה', 'A kitchen with a view of the garden'),
      text: rich(
        'שלוש חבילות עיצוב, כולן במחיר אחד: אבן ועץ, לבן וטרקוטה, כחול עמוק. את הברז, הידיות והתאורה בוחרים יחד, באולם התצוגה שלנו.',
        'Three design packages, all at the same price: stone and wood, white and terracotta, deep blue. Choose taps, handles and lighting with us in our showroom.',
      ),
    },
    {
      blockType: 'imageText',
      image: picture('floor-plan'),
      imageSide: 'end',
      eyebrow: text('תוכניות', 'Plans'),
      title: text('כל מטר במקומו', 'Every metre counts'),
      text: rich(
        `בלי מסדרונות ארוכים ובלי פינות מתות. בדירת ארבעה חדרים:

- **42 מ״ר** של סלון, פינת אוכל ומטבח
- **שני כיווני אוויר** בכל חלק ציבורי
- **ארון בכניסה**, כי מעילים צריכים בית`,
        `No long corridors and no dead corners. In a four-room home:

- **42 m²** of living, dining and kitchen
- **Air from two sides** in every living area
- **A closet by the door**, because coats need a home too`,
      ),
    },
    {
      blockType: 'salesSlide',
      title: text(
        'המבצע של הסתיו: מטבח עליכם, האי עלינו',
        'This autumn: you choose the kitchen, the island is on us',
      ),
      text: text(
        'לרוכשים ברובע המסילה עד סוף החודש.',
        'For buyers at HaMesila Quarter until the end of the month.',
      ),
      link: projectLink('masilaQuarter', 'לפרטי המבצע', 'About the offer', 'contact-us'),
      image: { desktop: picture('living-room'), mobile: null },
    },
    {
      blockType: 'accordionFaq',
      title: text('שאלות נפוצות', 'Frequently asked questions'),
      text: text('לא מצאתם תשובה? כתבו לנו.', 'Can’t find your answer? Write to us.'),
      faqs: [
        {
          accordionTitle: text('מתי אפשר לבצע שינויים בדירה?', 'When can I make changes to my home?'),
          accordionContent: rich(
            'המועד האחרון נקבע לכל קומה, בדרך כלל ארבעה חודשים לפני סיום השלד. מנהלת השינויים תיפגש איתכם פעמיים: פעם לתכנון ופעם לבחירת החומרים.',
            'Each floor has its own deadline, usually four months before the structure is complete. Our changes manager will meet you twice: once to plan and once to choose materials.',
          ),
        },
        {
          accordionTitle: text(
            'איך יודעים שהדירה תימסר בזמן?',
            'How do I know my home will be ready on time?',
          ),
          accordionContent: rich(
            'לוח הזמנים של הבניין גלוי לכם ברשת, ומתעדכן מדי שבוע. אם נאחר, תקבלו פיצוי בלי לבקש.',
            'You can follow your building’s schedule online; we update it every week. If we are late, we compensate you without being asked.',
          ),
        },
        {
          accordionTitle: text('מה כוללת האחריות?', 'What does the warranty cover?'),
          accordionContent: rich(
            'תקופת בדק של שנה עד שבע שנים, לפי סוג הליקוי, ואחריה שלוש שנות אחריות. [מוקד השירות](page:contact) זמין בימים א׳–ה׳.',
            'A defects period of one to seven years, depending on the defect, followed by a three-year warranty. [The service centre](page:contact) is open Sunday to Thursday.',
          ),
        },
        {
          accordionTitle: text('אפשר לבקר באתר?', 'Can I visit the site?'),
          accordionContent: rich(
            'כן, בתיאום מראש ועם קסדה. הסיורים מתקיימים בימי שישי בבוקר.',
            'Yes, by appointment and with a hard hat. Tours take place on Friday mornings.',
          ),
        },
      ],
    },
    {
      blockType: 'contactHeader1',
      title: text('בואו נדבר על הבית הבא', 'Let’s talk about your next home'),
      text: text('משרד המכירות פתוח בימים א׳–ו׳.', 'The sales office is open Sunday to Friday.'),
      phone: '*5550',
      link: urlLink('https://wa.me/972500000000', 'ווטסאפ', 'WhatsApp', 'blank'),
    },
  ],
};
