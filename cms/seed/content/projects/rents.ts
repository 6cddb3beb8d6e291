import {
  building,
  picture,
  Reference,
  rich,
  text,
  type Reference as Ref,
  type Text,
} from '../../lib/bilingual';
import { pageLink, urlLink } from '../../lib/links';
import { daysFromSeed } from '../../lib/seedDay';
import { project, type SeedProject } from './SeedProject';

/** Returns a button that leads to a section of the same page. */
const toSection = (anchor: string, he: string, en: string) => urlLink(`/#${anchor}`, he, en);

const rentContracts = [picture('rent-agreement'), picture('rent-specification'), picture('house-rules')];

const apartmentsTypes = ['standard', 'garden', 'mini', 'penthouse'].map(
  (key) => new Reference('apartmentTypes', key),
);

const benefit = (icon: string, large: string, small: string, title: Text, he: string, en: string) => ({
  title,
  content: rich(he, en),
  iconNormal: picture(`icon-${icon}`),
  iconSelected: picture(`icon-${icon}`),
  largeImage: picture(large),
  smallImage: picture(small),
});

const advantage = (icon: string, title: Text, words: Text) => ({
  icon: picture(`icon-${icon}`),
  title,
  text: words,
});

const review = (portrait: number, title: Text, subTitle: Text, he: string, en: string) => ({
  title,
  subTitle,
  stars: picture('stars-5'),
  image: picture(`portrait-${portrait}`),
  content: rich(he, en),
});

const question = (accordionTitle: Text, he: string, en: string) => ({
  accordionTitle,
  accordionContent: rich(he, en),
});

const view = (
  key: string,
  title: Text,
  words: Text,
): { title: Text; text: Text; button: ReturnType<typeof toSection>; buildingName: Ref<'buildings'> } => ({
  title,
  text: words,
  button: toSection('apartments', 'לדירות בבניין', 'Homes in this building'),
  buildingName: building(key),
});

/** Rental projects. Three have all sections of the rental page, three only the basic ones. */
export const rentProjects: readonly SeedProject[] = [
  {
    ...project({
      key: 'boulevard12',
      title: text('השדרה 12', 'Boulevard 12'),
      slug: 'boulevard-12',
      type: 'rental',
      property: 'houses',
      company: 'rent',
      designations: ['residential'],
      statuses: ['marketing', 'done'],
      city: 'telAviv',
      where: text('לב העיר', 'City centre'),
      street: text('השדרה 12, תל אביב־יפו', '12 HaShdera, Tel Aviv-Yafo'),
      at: [32.0712, 34.7921],
      picture: 'estate-boulevard',
      shownElsewhere: ['boulevard12-evening'],
      units: 54,
      priority: 1,
      lead: text(
        'לגור מעל השדרה, ולא לחפש דירה בכל קיץ.',
        'Live above the boulevard, and never spend another summer flat-hunting.',
      ),
      about: rich(
        `שני בתים מעל חנויות, עם חצר שקטה ביניהם. החוזה לעשר שנים, התחזוקה עלינו, ומי שרוצה לעבור לדירה גדולה יותר בבית אחר שלנו עובר בלי קנס.`,
        `Two buildings above shops, with a quiet courtyard between them. You get a ten-year lease and we take care of maintenance. Need a bigger home in another of our buildings? Move without a penalty.`,
      ),
      numbers: [
        ['10', text('שנים', 'years'), text('חוזה יציב', 'of secure lease')],
        ['54', text('דירות', 'homes'), text('בשני בתים', 'in two buildings')],
        ['38', text('דקות', 'minutes'), text('זמן תגובה לתקלה', 'average response time')],
        ['0', text('₪', '₪'), text('דמי תיווך', 'in agents’ fees')],
      ],
      has: ['buDisabled', 'beElevator', 'buParking', 'beGym', 'beTenant'],
      around: [
        text('הרכבת הקלה, 4 דקות הליכה', 'The light rail, a 4-minute walk'),
        text('שוק האיכרים בימי שלישי', "A farmers' market on Tuesdays"),
        text('גן ילדים בקומת הרחוב', 'A kindergarten on the ground floor'),
      ],
      related: ['springGardens', 'waveTowers', 'groveHouse'],
    }),
    titleAboveProperty: text('הדירות', 'The homes'),
    newTitleAboveProperty: text('מה פנוי עכשיו', 'What is available now'),
    textAboveProperty: rich(
      'המחיר כולל תחזוקה, ביטוח מבנה ומיזוג ברכוש המשותף.',
      'The rent includes maintenance, building insurance and air conditioning in the shared areas.',
    ),
    apartmentsTypes,
    apartmentsGeneral: { apartmentContracts: rentContracts },
    galleryTitle: text('בבית, ומסביבו', 'At home and around'),
    gallerySubTitle: text(
      'הדמיות של הדירות ושל חדרי הדיירים',
      'A look at the homes and the residents’ rooms',
    ),
    mapTitle: text('השדרה 12, פינת רחוב האגוז', '12 HaShdera, corner of HaEgoz Street'),
    rentProjectHeroBanner: {
      title: text('בית בעיר,', 'A home in the city,'),
      titleWithBg: text('לעשר שנים', 'for ten years'),
      description: rich(
        'דירות של חדר עד שבעה מעל השדרה. שכר הדירה צמוד למדד ואינו קופץ, וגם הכלב מוזמן.',
        'Homes with one to seven rooms above the boulevard. The rent follows the index and never jumps. And yes, bring the dog.',
      ),
      imageForDesktop: picture('boulevard12-evening'),
      imageForMobile: picture('boulevard12-evening'),
      anchorButtonBlue: toSection('apartments', 'לדירות הפנויות', 'Available homes'),
      anchorButton: toSection('benefits', 'איך גרים כאן', 'Life here'),
    },
    rentProjectFOMO: {
      timer: daysFromSeed(45),
      textsBeforeTimer: text(
        'חודש ראשון חינם לחותמים עד סוף המבצע:',
        'First month free if you sign before the offer ends:',
      ),
      textAfterTimer: text('נשארו שבע דירות במבצע', 'seven homes left in this offer'),
    },
    rentProjectVisualization: {
      title: text('שני בתים, חצר אחת', 'Two buildings, one courtyard'),
      subTitle: text('בוחרים בית ורואים את הדירות שבו', 'Choose a building to see its homes'),
      anchorId: 'houses',
      imageForDesktop: picture('estate-boulevard'),
      imageForMobile: picture('estate-boulevard'),
      items: [
        view(
          'shdera-a',
          text('בניין א׳', 'Building A'),
          text('שמונה קומות, חדר דיירים על הגג', 'Eight floors, with a residents’ room on the roof'),
        ),
        view(
          'shdera-b',
          text('בניין ב׳', 'Building B'),
          text('תשע קומות, חדר כושר בקומת הקרקע', 'Nine floors, with a gym on the ground floor'),
        ),
      ],
    },
    rentProjectBenefits: {
      title: text('מה כלול', 'What is included'),
      subTitle: text(
        'דברים שבדרך כלל מתווכחים עליהם עם בעל הבית',
        'The things you usually have to argue about with a landlord',
      ),
      anchorId: 'benefits',
      items: [
        benefit(
          'clock',
          'rent-living',
          'rent-bedroom',
          text('תיקון ביום שבו התקשרתם', 'Fixed the day you call'),
          'איש התחזוקה גר ברחוב הסמוך. קריאה על תקלה במים או בחשמל נענית בתוך 38 דקות בממוצע, ביום ובלילה. כותבים באפליקציה, מקבלים שעה, ורואים מי מגיע. צביעה, מזגן ודוד שמש הם עניין שלנו לכל אורך החוזה.',
          'Our maintenance man lives round the corner. Water and power faults get a response within 38 minutes on average, day or night. Message us in the app, get a time slot, and see who is coming. Painting, air conditioning and the solar water heater are on us for the whole lease.',
        ),
        benefit(
          'people',
          'rent-shared-room',
          'kitchen',
          text('חדר לשבת בו עם שכנים', 'A room to share with your neighbours'),
          'שולחן ארוך, מטבח ומקרן. בימי שלישי יש כאן ארוחה משותפת, ובשאר הימים מזמינים את החדר באפליקציה, בלי תשלום: ימי הולדת, שיעורים, עבודה שקטה.',
          'A long table, a kitchen and a projector. Tuesday is communal supper; on other days book the room in the app, free of charge, for birthdays, lessons or quiet work.',
        ),
        benefit(
          'key',
          'rental-house',
          'lobby',
          text('מעבר בלי קנס', 'Move without a penalty'),
          'נולד ילד, עבר תפקיד, התרחבה המשפחה: עוברים לדירה אחרת בכל אחד מששת הבתים שלנו, במועד שנוח לכם. הפיקדון עובר איתכם, והחוזה ממשיך מאותו יום.',
          'A new baby, a new job, a growing family: move to another home in any of our six rental projects, whenever it suits you. Your deposit moves with you, and your lease simply carries on.',
        ),
      ],
    },
    rentProjectAdvantages: {
      title: text('למה לשכור מאיתנו', 'Why rent from us'),
      subTitle: text('אנחנו בונים, ונשארים', 'We build, and then we stay'),
      image: picture('rent-balcony'),
      items: [
        advantage(
          'handshake',
          text('חוזה אחד, קריא', 'One lease, easy to read'),
          text(
            'שישה עמודים. אפשר לקרוא אותו כאן לפני שמתקשרים.',
            'Six pages. Read it here before you even call.',
          ),
        ),
        advantage(
          'shield',
          text('בלי ערבים', 'No guarantors'),
          text('פיקדון של חודש אחד, וזהו.', 'One month’s deposit, and that’s it.'),
        ),
        advantage(
          'leaf',
          text('חיות מוזמנות', 'Pets are welcome'),
          text('יש להן פינה בחצר.', 'The courtyard has a corner for them.'),
        ),
      ],
    },
    rentProjectJoinBlock: {
      title: text('בואו לראות', 'Come and see'),
      subTitle: text(
        'הסיורים בימי ראשון עד חמישי ובשישי בבוקר, חצי שעה, בלי התחייבות',
        'Half-hour tours Sunday to Thursday and on Friday mornings, no strings attached',
      ),
      buttonBlue: pageLink('contact', 'השארת פרטים', 'Leave your details'),
      buttonWhite: text('קביעת פגישה', 'Book a meeting'),
    },
    customerReviews: {
      title: text('מה אומרים השכנים', 'What the neighbours say'),
      subTitle: text('דיירות ודיירים של השדרה 12', 'Residents of Boulevard 12'),
      reviews: [
        review(
          1,
          text('עדי ונמרוד', 'Adi and Nimrod'),
          text('שנתיים בבניין א׳', 'Two years in building A'),
          'עברנו חמש דירות בחמש שנים. כאן תלינו תמונות.',
          'Five flats in five years. Here, we finally hung our pictures.',
        ),
        review(
          4,
          text('יעקב', 'Yaakov'),
          text('גמלאי, קומה 4', 'Retired, fourth floor'),
          'המעלית נתקעה פעם אחת. לפני שסיימתי לחפש את המספר כבר דפקו בדלת.',
          'The lift got stuck once. I was still looking for the number when they knocked on the door.',
        ),
        review(
          5,
          text('תמר', 'Tamar'),
          text('דירת חדר בבניין ב׳', 'Studio in building B'),
          'קטן ומסודר, ויש איפה להניח אופניים. זה כל מה שביקשתי.',
          'Small and tidy, with somewhere to keep my bike. That is all I wanted.',
        ),
        review(
          8,
          text('ליאור ודנה', 'Lior and Dana'),
          text('עם שלושה ילדים', 'With three children'),
          'עברנו משלושה חדרים לחמישה בלי לחפש. חתמנו על נספח של עמוד אחד.',
          'We went from three rooms to five without flat-hunting. All it took was a one-page addendum.',
        ),
      ],
    },
    rentProjectFAQ: {
      blockTitle: text('שאלות לפני שחותמים', 'Questions before you sign'),
      subTitle: text('לא מצאתם? כתבו לנו', 'Not listed? Write to us'),
      items: [
        question(
          text('מה קורה אם רוצים לעזוב מוקדם?', 'What if we want to leave early?'),
          'אחרי השנה הראשונה אפשר לעזוב בהודעה של שלושה חודשים, בלי קנס.',
          'After the first year you can leave with three months’ notice, with no penalty.',
        ),
        question(
          text('כמה עולה ועד הבית?', 'How much is the service charge?'),
          'הסכום מופיע ליד כל דירה. הוא כולל ניקיון, גינון, מעלית וחדר כושר.',
          'It is shown next to each home. It covers cleaning, gardening, the lift and the gym.',
        ),
        question(
          text('אפשר לצבוע את הקירות?', 'May we paint the walls?'),
          'כן. אין צורך להחזיר ללבן.',
          'Yes. You don’t have to paint them white again when you leave.',
        ),
        question(
          text('איך משריינים דירה?', 'How do I reserve a home?'),
          'משלמים מקדמה באתר, והדירה נשמרת ארבעה ימי עסקים. המקדמה היא חלק מהחודש הראשון.',
          'Pay an advance here on the site, and we hold the home for four business days. The advance counts towards your first month’s rent.',
        ),
      ],
    },
    rentProjectContactText: text('לתיאום ביקור', 'Arrange a visit'),
    rentProjectInterestedNum: 37,
    phone: '03-555-0181',
    phoneName: text('השכרת השדרה 12', 'Boulevard 12 rentals'),
    bmbyMeetingId: '5512',
    bmbyId: 91201,
    leadFormBMBYId: 91201,
    emailForLead: 'boulevard@even-derech.example',
    projectButton: pageLink('rentProjects', 'כל הבתים להשכרה', 'All rental projects'),
    legalNote: rich(
      'המחירים לחודש, בשקלים. התמונות להמחשה.',
      'Rents are per month, in shekels. Pictures are for illustration only.',
    ),
  },
  {
    ...project({
      key: 'springGardens',
      title: text('גני המעיין', 'Spring Gardens'),
      slug: 'spring-gardens',
      type: 'rental',
      property: 'houses',
      company: 'rent',
      designations: ['residential'],
      statuses: ['marketing', 'done'],
      city: 'modiin',
      where: text('שכונת המעיין', 'Spring Quarter'),
      street: text('דרך המעיין 3–7, מודיעין', "3–7 Derech HaMa'ayan, Modi'in"),
      at: [31.8981, 35.0055],
      picture: 'estate-spring',
      shownElsewhere: ['springGardens-evening'],
      units: 72,
      priority: 2,
      lead: text(
        'שלושה בתים סביב בריכת נוי, ומהמטבח רואים את הילדים בגן.',
        'Three buildings around a pond, with the playground in view of the kitchen.',
      ),
      about: rich(
        `לכל בית שם של עץ, ולכל קומה מרפסת משותפת לעציצים. בית הספר נמצא מעבר לשביל, בלי כביש בדרך. רוב הדירות כאן בנות ארבעה חדרים ויותר.`,
        `Every building is named after a tree, and every floor shares a balcony for potted plants. School is just across the path, with no road to cross. Most homes here have four rooms or more.`,
      ),
      numbers: [
        ['3', text('בתים', 'houses'), text('סביב בריכת נוי אחת', 'around a single pond')],
        ['4', text('חדרים', 'rooms'), text('הדירה הנפוצה', 'in most homes')],
        ['250', text('מטרים', 'metres'), text('לבית הספר, בלי כביש', 'to school, no road to cross')],
      ],
      has: ['buDisabled', 'beElevator', 'buParking', 'beGymboree', 'beGym', 'beTenant'],
      around: [
        text('בית הספר הפתוח', 'The Open School'),
        text('מסלול ריצה של 2 ק״מ', 'A 2 km running track'),
      ],
      related: ['groveHouse', 'boulevard12', 'openSchool'],
    }),
    titleAboveProperty: text('הדירות', 'The homes'),
    apartmentsTypes,
    apartmentsGeneral: { apartmentContracts: rentContracts },
    galleryTitle: text('יום אחד בגני המעיין', 'A day at Spring Gardens'),
    mapTitle: text('דרך המעיין, מודיעין', "Derech HaMa'ayan, Modi'in"),
    rentProjectHeroBanner: {
      title: text('מקום לגדול בו,', 'A place to grow up in,'),
      titleWithBg: text('בלי לעבור כל שנה', 'without moving every year'),
      description: rich(
        'דירות גן, דירות משפחה ופנטהאוז סביב בריכת נוי, עם בית ספר מעבר לשביל.',
        'Garden apartments, family apartments and a penthouse around a pond, with a school across the path.',
      ),
      imageForDesktop: picture('springGardens-evening'),
      imageForMobile: picture('springGardens-evening'),
      anchorButtonBlue: toSection('apartments', 'לבחירת דירה', 'Choose a home'),
      anchorButton: toSection('houses', 'שלושת הבתים', 'The three buildings'),
    },
    rentProjectFOMO: {
      timer: daysFromSeed(21),
      textsBeforeTimer: text(
        'הרישום לגן הילדים שבבית רימון נסגר בעוד:',
        'Registration for the kindergarten at Pomegranate House closes in:',
      ),
      textAfterTimer: text('לדיירים יש קדימות', 'residents come first'),
    },
    rentProjectVisualization: {
      title: text('ברוש, אלון ורימון', 'Cypress, Oak and Pomegranate'),
      subTitle: text('לכל בית אופי משלו', 'Every building has its own character'),
      anchorId: 'houses',
      imageForDesktop: picture('estate-spring'),
      imageForMobile: picture('estate-spring'),
      items: [
        view(
          'maayan-brosh',
          text('בית ברוש', 'Cypress House'),
          text('השקט מכולם, עם ג׳ימבורי לקטנים', 'The quietest of the three, with a playroom for toddlers'),
        ),
        view(
          'maayan-alon',
          text('בית אלון', 'Oak House'),
          text('חדר דיירים שנפתח אל בריכת הנוי', 'A residents’ room that opens onto the pond'),
        ),
        view(
          'maayan-rimon',
          text('בית רימון', 'Pomegranate House'),
          text('חדר כושר וגן ילדים בקומת הקרקע', 'A gym and a kindergarten on the ground floor'),
        ),
      ],
    },
    rentProjectBenefits: {
      title: text('בשביל משפחות', 'For families'),
      subTitle: text(
        'תכננו את הבתים עם ההורים של השכונה',
        'We planned the buildings together with local parents',
      ),
      anchorId: 'benefits',
      items: [
        benefit(
          'people',
          'park-wide',
          'urban-stream',
          text('בלי כביש בדרך לבית הספר', 'No road on the way to school'),
          'השביל עובר בין הבתים ומואר עד עשר בלילה.',
          'The path runs between the buildings and is lit until ten at night.',
        ),
        benefit(
          'shield',
          'rent-bedroom',
          'rent-living',
          text('ממ״ד שהוא חדר ילדים', 'A safe room that doubles as a child’s room'),
          'חלון גדול, רצפת עץ, ודלת שנסגרת בקלות.',
          'A big window, a wooden floor, and a door that closes easily.',
        ),
        benefit(
          'sun',
          'rent-balcony',
          'kitchen',
          text('מרפסת לפחות לארבעה', 'A balcony for at least four'),
          'אף מרפסת אינה קטנה מתשעה מטרים רבועים, מלבד בדירות הקטנות ביותר.',
          'Except in the smallest homes, no balcony is under nine square metres.',
        ),
      ],
    },
    rentProjectAdvantages: {
      title: text('הדברים הקטנים', 'The little things'),
      image: picture('rent-shared-room'),
      items: [
        advantage(
          'water',
          text('מים חמים מהגג', 'Hot water from the roof'),
          text('דוד שמש משותף, בלי לחכות במקלחת.', 'Shared solar heating, so no waiting for a warm shower.'),
        ),
        advantage(
          'recycle',
          text('מחסן השאלות', 'A library of things'),
          text(
            'מקדחה, סולם, מיטת אורחים: לוקחים ומחזירים.',
            'A drill, a ladder, a guest bed: borrow it and bring it back.',
          ),
        ),
        advantage(
          'parking',
          text('חניה לכל דירה', 'A parking space for every home'),
          text('ושתי עמדות טעינה בכל בית.', 'And two charging points in every building.'),
        ),
        advantage(
          'handshake',
          text('ועד שעובד', 'A committee that works'),
          text('אנחנו מנהלים, והדיירים מחליטים.', 'We manage, the residents decide.'),
        ),
      ],
    },
    rentProjectJoinBlock: {
      title: text('נפגשים ליד בריכת הנוי', 'Meet us by the pond'),
      subTitle: text('גם בימי שישי, 9:00–12:00, עם הילדים', 'Also on Fridays, 9:00–12:00. Bring the kids'),
      buttonBlue: pageLink('contact', 'השארת פרטים', 'Leave your details'),
      buttonWhite: text('תיאום סיור', 'Arrange a tour'),
    },
    customerReviews: {
      title: text('שכנים מספרים', 'Neighbours’ stories'),
      reviews: [
        review(
          7,
          text('רותם', 'Rotem'),
          text('אמא לשניים, בית ברוש', 'Mother of two, Cypress House'),
          'הבן שלי הולך לבד לבית הספר מכיתה א׳. אני רואה אותו מהחלון עד השער.',
          'My son has walked to school by himself since first grade. I can see him from my window all the way to the gate.',
        ),
        review(
          2,
          text('גיל ומיכל', 'Gil and Michal'),
          text('דירת גן', 'A garden home'),
          'שכרנו גינה, לא רק דירה. יש לנו לימון.',
          'We didn’t just rent a flat, we rented a garden. We have a lemon tree.',
        ),
        review(
          9,
          text('נועם', 'Noam'),
          text('בית רימון, קומה 5', 'Pomegranate House, fifth floor'),
          'לא חשבתי שנגור כאן שש שנים. עכשיו אני לא חושב שנעזוב.',
          'I never thought we would stay six years. Now I don’t think we’ll ever leave.',
        ),
      ],
    },
    rentProjectFAQ: {
      blockTitle: text('הורים שואלים', 'Parents ask'),
      items: [
        question(
          text('לאיזה בית ספר שייכים?', 'Which school will my children go to?'),
          'לבית הספר הפתוח, 250 מטרים מכל אחד מהבתים.',
          'The Open School, 250 metres from each building.',
        ),
        question(
          text('יש מקום לעגלות?', 'Is there room for prams?'),
          'בכל כניסה חדר עגלות נעול, ליד המעלית.',
          'Every entrance has a locked pram room next to the lift.',
        ),
        question(
          text('בריכת הנוי מגודרת?', 'Is the pond fenced?'),
          'כן, והעומק שלה ארבעים סנטימטרים.',
          'Yes, and it is only forty centimetres deep.',
        ),
      ],
    },
    rentProjectContactText: text('לתיאום סיור', 'Arrange a tour'),
    rentProjectInterestedNum: 22,
    phone: '08-555-0172',
    phoneName: text('השכרת גני המעיין', 'Spring Gardens rentals'),
    bmbyMeetingId: '5513',
    bmbyId: 91202,
    leadFormBMBYId: 91202,
    emailForLead: 'maayan@even-derech.example',
    projectButton: pageLink('rentProjects', 'כל הבתים להשכרה', 'All rental projects'),
  },
  {
    ...project({
      key: 'waveTowers',
      title: text('מגדלי הגל', 'Wave Towers'),
      slug: 'wave-towers',
      type: 'rental',
      property: 'towers',
      company: 'rent',
      designations: ['residential', 'mixed'],
      statuses: ['marketing', 'done'],
      city: 'haifa',
      where: text('מורד הכרמל', 'Carmel slopes'),
      street: text('שביל הגל 2–6, חיפה', '2–6 HaGal Path, Haifa'),
      at: [32.7884, 34.9641],
      picture: 'estate-wave',
      units: 228,
      priority: 3,
      lead: text(
        'שלושה מגדלים בחורשה, והים בכל חלון מערבי.',
        'Three towers in a pine grove, with the sea in every west-facing window.',
      ),
      about: rich(
        `המגדלים עומדים על עמודים, והחורשה ממשיכה מתחתם. מהקומה השלישית ומעלה רואים את הים, ומהעשירית את שני צדי המפרץ. חניון אחד מתחת לכולם, ושער אחד אל החוף.`,
        `The towers stand on columns, and the pines carry on underneath. From the third floor up you see the sea; from the tenth, both sides of the bay. All three share one car park and one gate to the beach.`,
      ),
      numbers: [
        ['27', text('קומות', 'floors'), text('במגדל הגבוה', 'in the tallest tower')],
        ['900', text('מטרים', 'metres'), text('לחוף הרחצה', 'to the beach')],
        ['70', text('%', '%'), text('מהדירות רואות ים', 'of homes have a sea view')],
      ],
      has: ['buDisabled', 'beElevator', 'buParking', 'beGym', 'beTenant', 'beGymboree'],
      around: [
        text('שביל יורד אל החוף', 'A path down to the beach'),
        text('רכבל, 6 דקות הליכה', 'The cable car, a 6-minute walk'),
      ],
      related: ['theSail', 'boulevard12', 'oldPort'],
    }),
    titleAboveProperty: text('הדירות', 'The homes'),
    newTitleAboveProperty: text('פנוי במגדלים', 'Available in the towers'),
    apartmentsTypes,
    apartmentsGeneral: { apartmentContracts: rentContracts },
    mapTitle: text('שביל הגל, חיפה', 'HaGal Path, Haifa'),
    rentProjectHeroBanner: {
      title: text('לקום אל הים,', 'Wake up to the sea,'),
      titleWithBg: text('בשכר דירה שלא קופץ', 'at a rent that never jumps'),
      description: rich(
        'מדירת חדר ועד פנטהאוז של שבעה, בחורשה שמעל חיפה. בסרטון: זריחה מעל קו החוף.',
        'From a studio to a seven-room penthouse, in the pines above Haifa. In the film: sunrise over the coast.',
      ),
      poster: picture('coast-dawn'),
      imageForDesktop: picture('coast-dawn-film'),
      imageForMobile: picture('coast-dawn-tall'),
      anchorButtonBlue: toSection('apartments', 'לדירות', 'The homes'),
      anchorButton: toSection('map', 'על המפה', 'On the map'),
    },
    rentProjectFOMO: {
      timer: daysFromSeed(9),
      textsBeforeTimer: text(
        'חותמים עד סוף המבצע ונכנסים עם מיזוג חדש. נשארו:',
        'Sign before the offer ends and move in with new air conditioning. Time left:',
      ),
      textAfterTimer: text('בחמש הדירות הראשונות', 'for the first five homes'),
    },
    rentProjectVisualization: {
      title: text('שלושה מגדלים', 'Three towers'),
      subTitle: text('לים, למפרץ ולכרמל', 'Facing the sea, the bay and the Carmel'),
      anchorId: 'houses',
      imageForDesktop: picture('estate-wave'),
      imageForMobile: picture('estate-wave'),
      items: [
        view(
          'gal-west',
          text('המגדל המערבי', 'West Tower'),
          text('הכי קרוב לים; חדר כושר בקומה 3', 'Closest to the sea; a gym on the third floor'),
        ),
        view(
          'gal-middle',
          text('המגדל האמצעי', 'Middle Tower'),
          text('הגבוה מכולם; ג׳ימבורי ולובי כפול', 'The tallest; a playroom and a double-height lobby'),
        ),
        view(
          'gal-east',
          text('המגדל המזרחי', 'East Tower'),
          text('פונה למפרץ ולהר; השכירות הנוחה ביותר', 'Bay and mountain views; the lowest rents'),
        ),
      ],
    },
    rentProjectBenefits: {
      title: text('גובה שמשתלם', 'Height has its rewards'),
      anchorId: 'benefits',
      items: [
        benefit(
          'sun',
          'living-room',
          'balconies-wide',
          text('אור עד השקיעה', 'Light until sunset'),
          'החזית המערבית מוצללת בצהריים ונפתחת אחר הצהריים, מעצמה.',
          'The shades on the western front close at midday and open in the afternoon, all by themselves.',
        ),
        benefit(
          'leaf',
          'rent-balcony',
          'park-wide',
          text('החורשה נשארה', 'The pines stayed'),
          'לא נכרת אף אורן. המגדלים עומדים ברווחים שבין העצים.',
          'Not one pine was felled. The towers stand in the gaps between the trees.',
        ),
        benefit(
          'water',
          'city-day',
          'urban-stream',
          text('שער לים', 'A gate to the sea'),
          'שביל של תשע מאות מטרים, במדרגות ובמעלית אלכסונית.',
          'A nine-hundred-metre path to the beach, with steps and an inclined lift.',
        ),
      ],
    },
    rentProjectAdvantages: {
      title: text('מה מקבלים עם המפתח', 'What comes with the key'),
      image: picture('kitchen'),
      items: [
        advantage(
          'key',
          text('דירה שאפשר להיכנס אליה', 'A home that is ready to move into'),
          text(
            'מטבח, מיזוג וארונות קיר בכל דירה.',
            'Kitchen, air conditioning and fitted wardrobes in every one.',
          ),
        ),
        advantage(
          'clock',
          text('שומר בלובי, יום ולילה', 'A porter, day and night'),
          text('מקבל חבילות ומכיר את הילדים.', 'He takes in parcels and knows the children by name.'),
        ),
        advantage(
          'lift',
          text('שלוש מעליות בכל מגדל', 'Three lifts in each tower'),
          text('ההמתנה הארוכה ביותר שנמדדה: 41 שניות.', 'Longest wait on record: 41 seconds.'),
        ),
      ],
    },
    rentProjectJoinBlock: {
      title: text('עולים לקומה העשרים', 'Come up to the twentieth floor'),
      subTitle: text('סיור של עשרים דקות, בכל יום חוץ משבת', 'A twenty-minute tour, any day except Saturday'),
      buttonBlue: pageLink('contact', 'שאלה לפני שבאים', 'Ask us first'),
      buttonWhite: text('קביעת סיור', 'Book a tour'),
    },
    customerReviews: {
      title: text('מהמעלית', 'From the lift'),
      subTitle: text('דיירים על המגדלים', 'Residents on life in the towers'),
      reviews: [
        review(
          3,
          text('סוהא', 'Suha'),
          text('קומה 15, המגדל המערבי', 'Fifteenth floor, West Tower'),
          'באתי בגלל הים ונשארתי בגלל השומר בלובי.',
          'I came for the sea. I stayed for the porter.',
        ),
        review(
          6,
          text('אנדריי ולנה', 'Andrei and Lena'),
          text('המגדל המזרחי', 'East Tower'),
          'מהחלון רואים את ההר בבוקר ואת האוניות בלילה.',
          'We see the mountain in the morning and the ships at night.',
        ),
        review(
          10,
          text('הדס', 'Hadas'),
          text('דירת 2 חדרים', 'Two rooms'),
          'שכר הדירה עלה השנה בשבעים שקלים. בדיוק כמו שכתוב בחוזה.',
          'My rent went up by seventy shekels this year. Exactly what the lease says.',
        ),
      ],
    },
    rentProjectFAQ: {
      blockTitle: text('שאלות על החיים במגדל', 'Questions about tower living'),
      items: [
        question(
          text('יש לחץ מים בקומות הגבוהות?', 'Is there enough water pressure on the upper floors?'),
          'כן. בכל מגדל שתי תחנות שאיבה ומאגר באמצע.',
          'Yes. Every tower has two pumping stations and a tank halfway up.',
        ),
        question(
          text('מה קורה בהפסקת חשמל?', 'What happens in a power cut?'),
          'מעלית אחת, התאורה ומערכות הבטיחות עובדות מגנרטור.',
          'A generator keeps one lift, the lights and all safety systems running.',
        ),
        question(
          text('אפשר לשכור לתקופה קצרה?', 'Can I rent for a short period?'),
          'החוזה הקצר ביותר הוא לשנה.',
          'Our shortest lease is one year.',
        ),
      ],
    },
    rentProjectContactText: text('לדבר עם אנשי המגדל', 'Talk to the tower team'),
    rentProjectInterestedNum: 64,
    phone: '04-555-0161',
    phoneName: text('השכרת מגדלי הגל', 'Wave Towers rentals'),
    bmbyMeetingId: '5514',
    bmbyId: 91203,
    leadFormBMBYId: 91203,
    emailForLead: 'wave@even-derech.example',
    projectButton: pageLink('rentProjects', 'כל הבתים להשכרה', 'All rental projects'),
  },
  {
    ...project({
      key: 'stationStreet',
      title: text('רחוב התחנה', 'Station Street'),
      slug: 'station-street',
      type: 'rental',
      property: 'houses',
      company: 'rent',
      designations: ['residential'],
      statuses: ['marketing', 'done'],
      city: 'beerSheva',
      where: text('ליד האוניברסיטה', 'By the university'),
      street: text('רחוב התחנה 8–10, באר שבע', "8–10 HaTahana Street, Be'er Sheva"),
      at: [31.2433, 34.7988],
      picture: 'estate-desert',
      units: 46,
      lead: text(
        'דירות קטנות וצל גדול, שבע דקות מהקמפוס.',
        'Small homes and plenty of shade, seven minutes from campus.',
      ),
      about: rich(
        `שני בתים בצבע החול, עם מרפסות עמוקות שמחזיקות את הצל. ועד הבית כלול בשכר הדירה, ואפשר לחתום על חוזה לשנת לימודים.`,
        `Two sand-coloured buildings with balconies deep enough to hold the shade. The service charge is included in the rent, and you can sign for the academic year.`,
      ),
      numbers: [
        ['7', text('דקות', 'minutes'), text('הליכה לקמפוס', 'on foot to campus')],
        ['0', text('₪', '₪'), text('ועד בית', 'service charge')],
      ],
      gallery: ['rent-living', 'kitchen'],
      has: ['buDisabled', 'beElevator', 'beTenant'],
      related: ['palmMarket', 'groveHouse', 'boulevard12'],
    }),
    titleAboveProperty: text('דירות פנויות', 'Available homes'),
    apartmentsTypes: apartmentsTypes.slice(0, 3),
    apartmentsGeneral: { apartmentContracts: rentContracts },
    rentProjectHeroBanner: {
      title: text('שבע דקות לקמפוס,', 'Seven minutes to campus,'),
      titleWithBg: text('וצל עד הערב', 'and shade until sunset'),
      description: rich(
        'דירות של חדר עד חמישה, עם חוזה שיכול להתאים לשנת הלימודים. ועד הבית כבר בפנים.',
        'Homes with one to five rooms, and a lease that can match the academic year. Service charge included.',
      ),
      imageForDesktop: picture('estate-desert'),
      anchorButtonBlue: toSection('apartments', 'לדירות הפנויות', 'Available homes'),
      anchorButton: toSection('map', 'על המפה', 'On the map'),
    },
    rentProjectAdvantages: {
      title: text('מתאים ללומדים', 'Made for students'),
      image: picture('rent-bedroom'),
      items: [
        advantage(
          'key',
          text('חוזה מאוקטובר עד יולי', 'A lease from October to July'),
          text('או לשנה שלמה, למי שנשאר בקיץ.', 'Or for the whole year, if you stay for the summer.'),
        ),
        advantage(
          'people',
          text('שותפים? חוזה לכל אחד', 'Sharing? A lease each'),
          text('מי שעוזב אינו משאיר חוב לאחרים.', 'If one of you leaves, the others owe nothing.'),
        ),
        advantage(
          'leaf',
          text('מרפסות עמוקות', 'Deep balconies'),
          text(
            'הקיר מוצל בקיץ, והמזגן עובד פחות.',
            'They shade the walls in summer, so the air conditioner works less.',
          ),
        ),
      ],
    },
    rentProjectFAQ: {
      blockTitle: text('לפני שחותמים', 'Before you sign'),
      items: [
        question(
          text('צריך ערבים?', 'Do I need guarantors?'),
          'לא. פיקדון של חודש אחד, ואישור לימודים.',
          'No. Just one month’s deposit and proof of enrolment.',
        ),
        question(
          text('מה כלול בשכר הדירה?', 'What does the rent include?'),
          'ועד הבית, מים קרים ואינטרנט. החשמל לפי מונה.',
          'The service charge, cold water and internet. Electricity is metered.',
        ),
      ],
    },
    rentProjectContactText: text('לתיאום ביקור', 'Arrange a visit'),
    phone: '08-555-0153',
    phoneName: text('השכרת רחוב התחנה', 'Station Street rentals'),
    leadFormBMBYId: 91204,
    emailForLead: 'station@even-derech.example',
  },
  {
    ...project({
      key: 'groveHouse',
      title: text('בית האילנות', 'Grove House'),
      slug: 'grove-house',
      type: 'rental',
      property: 'houses',
      company: 'rent',
      designations: ['residential'],
      statuses: ['marketing', 'done'],
      city: 'kfarSaba',
      where: text('השכונה הירוקה', 'Green quarter'),
      street: text('האילנות 21–23, כפר סבא', '21–23 HaIlanot, Kfar Saba'),
      at: [32.18, 34.912],
      picture: 'estate-grove',
      units: 38,
      lead: text(
        'שני בתי לבנים בצל עצים בני שישים.',
        'Two brick buildings in the shade of sixty-year-old trees.',
      ),
      about: rich(
        `את העצים נטע מי שגידל כאן פרדס. הבתים נמוכים מהם בקומה, ולכן גם בקומה השישית יושבים בצל. ברוב הדירות ארבעה חדרים ומעלה.`,
        `The trees were planted by the family who once kept an orchard here. The buildings are one floor lower than the treetops, so even on the sixth floor you sit in the shade. Most homes have four rooms or more.`,
      ),
      numbers: [
        ['38', text('דירות', 'homes'), text('בשני בתים', 'in two buildings')],
        ['60', text('שנים', 'years'), text('גיל העצים', 'of growing, for the trees')],
      ],
      gallery: ['rent-living', 'rent-balcony'],
      has: ['buDisabled', 'beElevator', 'buParking', 'beGymboree'],
      related: ['library', 'springGardens', 'boulevard12'],
    }),
    apartmentsTypes: apartmentsTypes.slice(0, 2),
    apartmentsGeneral: { apartmentContracts: rentContracts },
    rentProjectHeroBanner: {
      title: text('בית נמוך מן העצים,', 'Lower than its trees,'),
      titleWithBg: text('בכפר סבא', 'in Kfar Saba'),
      description: rich(
        'שני בתי לבנים בצל פרדס ישן. רוב הדירות בנות ארבעה חדרים ומעלה, ולרובן מחסן.',
        'Two brick buildings in the shade of an old orchard. Most homes have four rooms or more, and most have a storage room.',
      ),
      imageForDesktop: picture('estate-grove'),
      anchorButtonBlue: toSection('apartments', 'לדירות', 'The homes'),
    },
    customerReviews: {
      title: text('מה אומרים בבית האילנות', 'What Grove House residents say'),
      reviews: [
        review(
          7,
          text('רונית', 'Ronit'),
          text('קומה 2', 'Second floor'),
          'הילדים מטפסים על העצים שבחצר, וגם אני ניסיתי פעם אחת.',
          'The kids climb the trees in the courtyard. I tried it once too.',
        ),
        review(
          4,
          text('משפחת ברק', 'The Barak family'),
          text('חמישה חדרים', 'Five rooms'),
          'שכרנו לשנה. זו השנה השלישית שלנו כאן.',
          'We signed for a year. This is our third.',
        ),
      ],
    },
    rentProjectJoinBlock: {
      title: text('בואו לשבת בצל', 'Come and sit in the shade'),
      subTitle: text('סיור בימי שישי בבוקר', 'Tours on Friday mornings'),
      buttonBlue: pageLink('contact', 'ליצירת קשר', 'Contact us'),
    },
    rentProjectContactText: text('לתיאום ביקור', 'Arrange a visit'),
    leadFormBMBYId: 91205,
    emailForLead: 'grove@even-derech.example',
    hideLeadForm: false,
  },
  {
    ...project({
      key: 'theSail',
      title: text('המפרש', 'The Sail'),
      slug: 'the-sail',
      type: 'rental',
      property: 'towers',
      company: 'rent',
      designations: ['residential'],
      statuses: ['building', 'preSale'],
      sites: ['rent', 'construction'],
      city: 'ashdod',
      where: text('הטיילת', 'Promenade'),
      street: text('הטיילת 40–42, אשדוד', '40–42 HaTayelet, Ashdod'),
      at: [31.8076, 34.6357],
      picture: 'estate-sail',
      units: 164,
      lead: text('בקיץ הבא אפשר להיכנס. כבר עכשיו אפשר לבחור.', 'Move in next summer. Choose now.'),
      about: rich(
        `שני מגדלים מעוגלים על הטיילת, בבנייה. מי שחותם לפני סיום הבנייה בוחר את צבע המטבח, ומשלם שכר דירה רק מיום הכניסה.`,
        `Two curved towers going up on the promenade. Sign before they are finished to choose your kitchen colour, and pay rent only from the day you move in.`,
      ),
      numbers: [
        ['164', text('דירות', 'homes'), text('בשני מגדלים', 'in two towers')],
        ['80', text('מטרים', 'metres'), text('מקו המים', 'from the water')],
      ],
      gallery: ['living-room', 'construction'],
      has: ['buDisabled', 'beElevator', 'buParking', 'beGym'],
      entrepreneurs: ['hof'],
      related: ['waveTowers', 'lightQuarter', 'shoreTowers'],
    }),
    apartmentsTypes,
    apartmentsGeneral: { apartmentContracts: [picture('rent-agreement'), picture('rent-specification')] },
    rentProjectHeroBanner: {
      title: text('נכנסים בקיץ הבא,', 'Move in next summer,'),
      titleWithBg: text('בוחרים כבר עכשיו', 'choose now'),
      description: rich(
        'שני מגדלים מעוגלים, שמונים מטרים מקו המים. מי שחותם לפני סיום הבנייה בוחר את צבע המטבח, ומשלם שכר דירה רק מיום הכניסה.',
        'Two curved towers, eighty metres from the water. Sign before they are finished to choose your kitchen colour, and pay rent only from the day you move in.',
      ),
      imageForDesktop: picture('estate-sail'),
      anchorButtonBlue: toSection('apartments', 'לבחירת דירה', 'Choose a home'),
      anchorButton: toSection('map', 'על המפה', 'On the map'),
    },
    rentProjectFOMO: {
      timer: daysFromSeed(60),
      textsBeforeTimer: text(
        'עוד אפשר לבחור את צבע המטבח. נשארו:',
        'You can still choose your kitchen colour. Time left:',
      ),
    },
    rentProjectFAQ: {
      blockTitle: text('על הבנייה ועל הכניסה', 'About construction and moving in'),
      items: [
        question(
          text('מה אם הבנייה מתעכבת?', 'What if construction is delayed?'),
          'שכר הדירה מתחיל רק ביום הכניסה, ואחרי שלושה חודשי איחור אפשר לבטל ולקבל את הפיקדון.',
          'Rent starts only on the day you move in. If we are more than three months late, you can cancel and get your deposit back.',
        ),
        question(
          text('אפשר לראות דירה?', 'Can I see an apartment?'),
          'דירה לדוגמה נפתחת בקומה השנייה. כתבו לנו, ונקבע.',
          'A show apartment is opening on the second floor. Write to us and we will arrange a visit.',
        ),
      ],
    },
    rentProjectContactText: text('לבחור ראשונים', 'Be the first to choose'),
    phone: '08-555-0191',
    phoneName: text('השכרת המפרש', 'The Sail rentals'),
    leadFormBMBYId: 91206,
    emailForLead: 'sail@even-derech.example',
  },
];
