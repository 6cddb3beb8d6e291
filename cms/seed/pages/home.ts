import { FACTS, figure } from '../facts';
import { picture, rich, text } from '../lib/bilingual';
import { homesOf } from '../content/projects/homesOf';
import { pageLink, projectLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

export const home: SeedPage = {
  key: 'home',
  template: 'home',
  title: text('דף הבית', 'Home'),
  hideFromSitemap: false,
  description: text(
    'קבוצת אבן־דרך מתכננת, בונה ומנהלת בתים, משרדים ותשתיות בישראל ובאירופה.',
    'Even Derech Group designs, builds and manages homes, offices and infrastructure in Israel and Europe.',
  ),
  blocks: [
    {
      blockType: 'topBanner',
      height: 'tall',
      title: text('בונים את הדרך הביתה', 'We build the way home'),
      subTitle: text('נדל״ן, בנייה ותשתיות מאז 1948', 'Property, construction and infrastructure since 1948'),
      desktopImage: picture('towers-dusk'),
      mobileImage: picture('towers-dusk-tall'),
      videoOptional: picture('towers-dusk-film'),
      link: pageLink('activities', 'לתחומי הפעילות', 'See what we do'),
    },
    {
      blockType: 'contentText',
      title: text('שמונה עשורים, אבן אחר אבן', 'Eight decades, stone by stone'),
      text: rich(
        `התחלנו כקבוצה של שבעה סתתים שסללו יחד כביש גישה אחד בגליל. היום אנחנו קבוצה של שבע חברות, שמתכננת, בונה ומנהלת שכונות שלמות, בנייני משרדים, גשרים ומפעלים.

מה שלא השתנה הוא הדרך: לתכנן לעומק, לבנות פעם אחת ונכון, ולהישאר גם אחרי שמוסרים את המפתח. [הכירו את הקבוצה](page:about).`,
        `We started as seven stonemasons who paved one access road in the Galilee. Today we are a group of seven companies that design, build and manage whole neighbourhoods, office buildings, bridges and plants.

What has not changed is how we work: plan thoroughly, build it once and build it well, and stay after the keys are handed over. [Get to know the group](page:about).`,
      ),
    },
    {
      blockType: 'numbersComponent1',
      blockTitle: text('הקבוצה במספרים', 'The group in numbers'),
      colorPicker: 'ink',
      items: [
        {
          title: text('מאז', 'Since'),
          largeText: text(`${FACTS.founded}`, `${FACTS.founded}`),
          text: text('שנת ההקמה של הקבוצה', 'the year the group was founded'),
        },
        {
          largeText: text(figure(FACTS.homesHandedOver), figure(FACTS.homesHandedOver)),
          text: text('דירות שנמסרו לדייריהן', 'homes handed over to their owners'),
        },
        {
          largeText: text(figure(FACTS.employees), figure(FACTS.employees)),
          text: text('עובדות ועובדים בשבע חברות', 'people in seven companies'),
        },
        {
          largeText: text(`${FACTS.countries}`, `${FACTS.countries}`),
          text: text('מדינות שבהן אנחנו בונים', 'countries where we build'),
        },
      ],
      bottomText: text('הנתונים נכונים לסוף שנת 2025.', 'Figures as of the end of 2025.'),
    },
    {
      blockType: 'dynamicSlider',
      title: text('מה שאנחנו בונים, ומה שכבר עומד', 'What we’re building, and what we’ve built'),
      slides: [
        {
          media: { desktop: picture('estate-quarter'), mobile: null },
          title: text('רובע המסילה', 'HaMesila Quarter'),
          text: text(
            `${homesOf('masilaQuarter')} דירות סביב פארק, מעל תחנת הרכבת`,
            `${homesOf('masilaQuarter')} homes around a park, above the railway station`,
          ),
          link: projectLink('masilaQuarter', 'לדירות ברובע', 'Homes in the quarter'),
        },
        {
          media: { desktop: picture('bridge'), mobile: picture('bridge-tall') },
          title: text('גשר נחל אורן', 'Oren Stream Bridge'),
          text: text(
            '640 מטר של גשר מיתרים, בלי עמוד אחד בנחל',
            'A 640-metre cable-stayed bridge without a single pier in the stream',
          ),
          link: projectLink('orenBridge', 'לפרויקט', 'About the bridge'),
        },
        {
          media: { desktop: picture('galilee'), mobile: picture('galilee-tall') },
          title: text('מצפה עדי', 'Mitzpe Adi'),
          text: text(
            'שכונה ירוקה בגליל, בנויה עם קווי הגובה של ההר',
            'A green Galilee neighbourhood that follows the contours of the hill',
          ),
          link: projectLink('mitzpeAdi', 'לבתים במצפה', 'Homes in Mitzpe Adi'),
        },
        {
          media: { desktop: picture('head-office'), mobile: picture('head-office-tall') },
          title: text('קמפוס דרך המסילה', 'HaMesila Road Campus'),
          text: text(
            '62,000 מ״ר של משרדים סביב כיכר אחת ירוקה, ובהם גם הבית החדש שלנו',
            '62,000 m² of offices around one green square, including our own new home',
          ),
          link: pageLink('propertyProjects', 'למשרדים ולשטחי מסחר', 'Offices and retail space'),
        },
      ],
    },
    {
      blockType: 'imageText',
      image: picture('construction'),
      imageSide: 'start',
      eyebrow: text('בנייה', 'Construction'),
      title: text('אתר מסודר הוא אתר בטוח', 'A tidy site is a safe site'),
      text: rich(
        `בכל בוקר בשש וחצי נפגשים מנהלת האתר, הממונה על הבטיחות וראשי הצוותים לסיור קצר. אחר כך מתחילים לבנות.

- תוכנית עבודה יומית שגלויה לכל העובדים
- חיישנים על כל מנוף ומעלית
- בלי פשרות על ציוד מגן`,
        `At half past six every morning the site manager, the safety officer and the team leaders walk the site together. Only then does work begin.

- A daily plan every worker can see
- Sensors on every crane and hoist
- No compromises on protective gear`,
      ),
      link: pageLink('activities', 'עוד על הבנייה שלנו', 'More about our construction'),
    },
    {
      blockType: 'activeArms',
      title: text('שבע חברות, דרך אחת', 'Seven companies, one way'),
      text: text(
        'כל חברה מתמחה בתחומה, וכולן עובדות לפי אותם עקרונות.',
        'Each company is an expert in its field, and all of them work to the same principles.',
      ),
      arms: [
        {
          logo: picture('mark-residence'),
          name: text('אבן־דרך מגורים', 'Even Derech Residence'),
          text: text('דירות חדשות ושכונות שלמות', 'New homes and whole neighbourhoods'),
          link: pageLink('residence', 'לדירות חדשות', 'New homes'),
        },
        {
          logo: picture('mark-construction'),
          name: text('אבן־דרך בנייה', 'Even Derech Construction'),
          text: text('הקבלן הראשי של הקבוצה ושל אחרים', 'Main contractor to the group and to others'),
          link: pageLink('constructionProjects', 'לבנייה', 'Construction'),
        },
        {
          logo: picture('mark-infrastructure'),
          name: text('אבן־דרך תשתיות', 'Even Derech Infrastructure'),
          text: text('כבישים, גשרים ומסילות', 'Roads, bridges and railways'),
          link: pageLink('infrastructure', 'לתשתיות', 'Infrastructure'),
        },
        {
          logo: picture('mark-industries'),
          name: text('אבן־דרך תעשיות', 'Even Derech Industries'),
          text: text('בטון, אגרגטים וחומרי גמר', 'Concrete, aggregates and finishes'),
          link: pageLink('industries', 'לתעשיות', 'Industries'),
        },
        {
          logo: picture('mark-properties'),
          name: text('אבן־דרך נכסים', 'Even Derech Properties'),
          text: text('משרדים, מסחר ולוגיסטיקה', 'Offices, retail and logistics'),
          link: pageLink('properties', 'לנכסים', 'Properties'),
        },
        {
          logo: picture('mark-rent'),
          name: text('אבן־דרך להשכיר', 'Even Derech Rent'),
          text: text('דירות לשכירות ארוכת טווח', 'Homes for long-term rent'),
          link: pageLink('rentalApartments', 'להשכרה', 'Homes to rent'),
        },
        {
          logo: picture('mark-international'),
          name: text('אבן־דרך בינלאומי', 'Even Derech International'),
          text: text('בנייה בפולין, בפורטוגל ובגרמניה', 'Building in Poland, Portugal and Germany'),
          link: pageLink('internationalProjects', 'לפעילות בעולם', 'Around the world'),
        },
      ],
    },
    {
      blockType: 'imageTextBlock',
      image: picture('rental-house'),
      imageSide: 'end',
      eyebrow: text('השכרה', 'To rent'),
      title: text('בית גם בלי משכנתה', 'A home without a mortgage'),
      text: rich(
        `חוזה לעשר שנים, מחיר ידוע מראש וצוות תחזוקה שמכירים בשם. ${figure(FACTS.homesToRent)} דירות לטווח ארוך בשש ערים, ובכל אחת מהן אפשר לצבוע את הקיר בצבע שאוהבים.`,
        `A ten-year lease, a price you know in advance, and a maintenance team you know by name. ${figure(FACTS.homesToRent)} long-term rental homes in six cities, and in every one of them you can paint the walls any colour you like.`,
      ),
      link: pageLink('properties', 'איך זה עובד', 'How it works', 'rent'),
    },
    {
      blockType: 'contactHeader',
      title: text('יש לכם שאלה? יש לנו זמן', 'A question? We have time'),
      text: text(
        'צוות השירות עונה בימים א׳–ה׳ בין 8:00 ל־18:00.',
        'Our service team answers Sunday to Thursday, 8:00 to 18:00.',
      ),
      phone: '03-555-0100',
      link: pageLink('contact', 'השאירו הודעה', 'Leave a message'),
    },
  ],
};
