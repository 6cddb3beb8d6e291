import { picture, rich, text } from '../../lib/bilingual';
import { anchorLink, fileLink, pageLink } from '../../lib/links';
import { project, type SeedProject } from './SeedProject';

const legalNote = rich(
  'ההדמיות להמחשה בלבד. השטחים נמדדו לפי צו המכר; המחירים, היכן שנכתבו, כוללים מע״מ אלא אם נכתב אחרת, ונכונים ליום הפרסום.',
  'Visuals are for illustration only. Areas are measured in accordance with the Sale (Apartments) Order. Prices, where shown, include VAT unless stated otherwise, and are correct on the day of publication.',
);

const salesOffice = (he: string, en: string, phone: string) => ({
  title: text('משרד המכירות', 'The sales office'),
  address: text(he, en),
  openingHours: text('א׳–ה׳ 9:00–19:00, ו׳ 9:00–13:00', 'Sunday to Thursday 9:00–19:00, Friday 9:00–13:00'),
  phone,
});

/**
 * Projects with apartments for sale: marketing pages, projects for eligible buyers, a project still being planned, and
 * a historic house.
 */
export const saleProjects: readonly SeedProject[] = [
  {
    ...project({
      key: 'masilaQuarter',
      title: text('רובע המסילה', 'HaMesila Quarter'),
      slug: 'hamesila-quarter',
      type: 'apartments',
      property: 'towers',
      company: 'residence',
      designations: ['residential', 'mixed'],
      statuses: ['marketing', 'building'],
      city: 'telAviv',
      where: text('ליד תחנת המסילה', 'By HaMesila station'),
      street: text('דרך המסילה 60, תל אביב־יפו', '60 HaMesila Road, Tel Aviv-Yafo'),
      at: [32.0748, 34.7911],
      picture: 'estate-quarter',
      units: 360,
      priority: 2,
      lead: text(
        'ארבעה בתים גבוהים, ביניהם פארק, ומתחתם רכבת.',
        'Four high-rises with a park between them and a railway station below.',
      ),
      about: rich(
        `הרציף נמצא ארבע דקות הליכה מהמעלית, בלי לצאת לגשם. בין הבתים אין כביש: המכוניות נכנסות לחניון בקצה הרובע, והילדים יורדים לפארק לבד.

## איך הדירות בנויות

לכל סלון שני כיווני אור. המטבח נפתח אל מרפסת רחבה, והממ״ד הוא חדר שינה של ממש, עם חלון שאפשר לפתוח.`,
        `It is a four-minute walk from the lift to the platform, and you stay dry all the way. There are no roads between the buildings: cars park at the edge of the quarter, and children go down to the park on their own.

## How the homes are made

Every living room gets light from two sides. The kitchen opens onto a wide balcony, and the safe room is a proper bedroom, with a window you can open.`,
      ),
      numbers: [
        ['360', text('דירות', 'homes'), text('של 2 עד 7 חדרים', 'with two to seven rooms')],
        ['4', text('דקות', 'minutes'), text('לרציף הרכבת', 'to the platform')],
        ['11', text('דונם', 'dunams'), text('של פארק', 'of park')],
        ['2028', null, text('אכלוס', 'move-in')],
      ],
      has: ['buDisabled', 'beElevator', 'buParking', 'beGym', 'beTenant', 'beGymboree'],
      around: [
        text('תחנת רכבת', 'A railway station'),
        text('פארק של 11 דונם', 'A park of 11 dunams'),
        text('בית ספר יסודי בתוך הרובע', 'A primary school in the quarter'),
      ],
      architects: text('עדשה תכנון, בהובלת האדריכלית רננה ויסמן', 'Adasha Planning, led by Renana Weissman'),
      partners: ['adasha', 'aleh', 'kefel'],
      entrepreneurs: ['hof', 'misgeret'],
      related: ['shoreTowers', 'moonTower', 'boulevard12', 'pomegranate'],
    }),
    gallerySubTitle: text(
      'הבתים, הדירות והפארק שביניהם. ההדמיות נעשו לפי התוכניות שהוגשו להיתר.',
      'The buildings, the homes and the park between them. The visuals follow the plans submitted for the building permit.',
    ),
    buildingCharacteristicsText: rich(
      'מה שיש בכל אחד מארבעת הבתים, בלי תוספת לוועד הבית:',
      'What you get in each of the four buildings, at no extra service charge:',
    ),
    mapTitle: text('ארבע דקות מהרציף', 'Four minutes from the platform'),
    textAboveProperty: rich(
      'המחירים כוללים מע״מ, חניה ומחסן. דירה ששוריינה נשארת ברשימה עד לחתימה.',
      'Prices include VAT, parking and storage. Reserved homes stay on the list until the contract is signed.',
    ),
    textUnderneathTitle: text(
      'גם כאן בונים עכשיו, או כבר גרים.',
      'Other places where we are building now, or where residents have already moved in.',
    ),
    priceText: text('4 חדרים החל מ־', '4 rooms from'),
    price: 3_480_000,
    priceCurrency: 'ILS',
    titleAboveProperty: text('הדירות שנותרו', 'Homes still available'),
    phone: '03-555-0162',
    phoneName: text('מכירות רובע המסילה', 'HaMesila Quarter sales'),
    leadFormBMBYId: 91101,
    bmbyMeetingId: '5501',
    emailForLead: 'mesila@even-derech.example',
    officeInfo: [salesOffice('דרך המסילה 58, תל אביב־יפו', '58 HaMesila Road, Tel Aviv-Yafo', '03-555-0162')],
    formObject: {
      title: text('נשמח לחזור אליכם', 'We’d be happy to call you back'),
      formSubjects: [
        { text: text('דירת 3 חדרים', 'Three rooms') },
        { text: text('דירת 4 חדרים', 'Four rooms') },
        { text: text('דירת 5 חדרים ויותר', 'Five rooms or more') },
      ],
    },
    contactAnchor: anchorLink('contact-us', 'לתיאום פגישה', 'Arrange a meeting'),
    moreInfoButton: fileLink('brochure-he', 'חוברת הקבוצה', 'The group’s brochure (Hebrew)'),
    legalNote,
  },
  {
    ...project({
      key: 'shoreTowers',
      title: text('מגדלי החוף', 'The Shore Towers'),
      slug: 'shore-towers',
      type: 'apartments',
      property: 'towers',
      company: 'residence',
      designations: ['residential'],
      statuses: ['marketing'],
      city: 'netanya',
      where: text('קו ראשון לים', 'On the shore'),
      street: text('שדרת החוף 18, נתניה', '18 HaHof Boulevard, Netanya'),
      at: [32.3087, 34.8521],
      picture: 'estate-shore',
      units: 160,
      priority: 3,
      lead: text('160 דירות, כולן פונות מערבה.', '160 homes, every one facing west.'),
      about: rich(
        `הבניין דק: דירה אחת בעומק, כך שמהמטבח רואים את הים ומחדר השינה את הזריחה. המרפסות נסוגות בשיפוע, ואיש אינו מצל על שכנו.

נותרו שתי דירות של חמישה חדרים ואחת של שלושה.`,
        `The building is slim, just one home deep: sea from the kitchen, sunrise from the bedroom. The balconies are stepped back, so no one sits in a neighbour’s shade.

Three homes are left: two with five rooms and one with three.`,
      ),
      numbers: [
        ['3', text('דירות', 'homes'), text('נותרו', 'left')],
        ['120', text('מטרים', 'metres'), text('מהחול', 'from the sand')],
        ['12–18', text('מ״ר', 'm²'), text('מרפסת בכל דירה', 'of balcony in every home')],
      ],
      gallery: ['rent-bedroom'],
      has: ['buDisabled', 'beElevator', 'buParking', 'beGym'],
      around: [
        text('חוף רחצה', 'A public beach'),
        text('טיילת ושביל אופניים', 'A promenade and a cycle path'),
      ],
      architects: text('מדרון אדריכלות', 'Midron Architects'),
      entrepreneurs: ['hof'],
      partners: ['midron', 'keshet', 'aleh'],
      related: ['seaBalconies', 'masilaQuarter', 'theSail', 'moonTower'],
    }),
    titleAboveProperty: text('שלוש הדירות האחרונות', 'The last three homes'),
    contactAnchor: anchorLink('contact-us', 'לביקור בדירה', 'Visit a home'),
    moreInfoButton: fileLink('brochure-he', 'חוברת הקבוצה', 'The group’s brochure (Hebrew)'),
    mapTitle: text('120 מטרים מהחול', '120 metres from the sand'),
    priceText: text('3 חדרים החל מ־', '3 rooms from'),
    price: 2_950_000,
    priceCurrency: 'ILS',
    phone: '09-555-0118',
    phoneName: text('מכירות מגדלי החוף', 'The Shore Towers sales'),
    leadFormBMBYId: 91102,
    emailForLead: 'shore@even-derech.example',
    officeInfo: [salesOffice('שדרת החוף 12, נתניה', '12 HaHof Boulevard, Netanya', '09-555-0118')],
    legalNote,
  },
  {
    ...project({
      key: 'vineHouse',
      title: text('בית הגפן', 'Vine House'),
      slug: 'vine-house',
      type: 'properties',
      property: 'offices',
      company: 'properties',
      designations: ['offices', 'officesCommercial'],
      statuses: ['marketing'],
      city: 'telAviv',
      where: text('רובע המסילה', 'HaMesila Quarter'),
      street: text('רחוב הגפן 9, תל אביב־יפו', '9 HaGefen Street, Tel Aviv-Yafo'),
      at: [32.0733, 34.7888],
      picture: 'estate-vine',
      squareMeters: 8600,
      priority: 15,
      lead: text(
        'משרד קטן או קומה שלמה, מאחורי אותו לובי של אבן ועץ.',
        'A small office or a whole floor, sharing one lobby of stone and wood.',
      ),
      about: rich(
        `משרדים להשכרה מ־140 מ״ר ועד קומה של 1,150. המחיר כולל חשמל, ניקיון ואת אכלוס הצוות; את הקירות מזיזים בסוף שבוע אחד.`,
        `Offices to let from 140 m² to a full floor of 1,150 m². The price includes electricity, cleaning and moving your team in. Need more room? We move the walls over a weekend.`,
      ),
      numbers: [
        ['140', text('מ״ר', 'm²'), text('המשרד הקטן ביותר', 'the smallest office')],
        ['3', text('קומות', 'floors'), text('פנויות', 'available')],
      ],
      gallery: ['facade-stone'],
      has: ['buDisabled', 'beElevator', 'buParking'],
      related: ['masilaTower', 'groupHouse', 'masilaAtrium'],
    }),
    priceText: text('למ״ר לחודש, כולל ניהול, מ־', 'Per m² per month, all inclusive, from'),
    price: 118,
    priceCurrency: 'ILS',
    phone: '03-555-0171',
    phoneName: text('השכרת משרדים', 'Offices to let'),
    leadFormBMBYId: 91103,
    emailForLead: 'offices@even-derech.example',
    legalNote,
  },
  {
    ...project({
      key: 'pomegranate',
      title: text('שכונת הרימון', 'Pomegranate Quarter'),
      slug: 'pomegranate-quarter',
      type: 'entitled',
      property: 'houses',
      company: 'residence',
      designations: ['residential'],
      statuses: ['preSale'],
      city: 'kiryatGat',
      where: text('כרמי גת', 'Carmei Gat'),
      street: text('שדרות הרימון 2, קריית גת', '2 HaRimon Boulevard, Kiryat Gat'),
      at: [31.6231, 34.7811],
      picture: 'estate-pomegranate',
      units: 216,
      priority: 8,
      lead: text(
        '216 דירות במחיר מופחת, בהגרלה לזכאים.',
        '216 homes at a reduced price, allocated by lottery to eligible buyers.',
      ),
      about: rich(
        `שלושה בניינים בני תשע קומות סביב שביל אדום שמוביל אל בית הספר. הדירות זהות באיכותן לכל דירה אחרת שלנו; רק המחיר נקבע מראש, למטר רבוע.`,
        `Three nine-storey buildings around a red path that leads to the school. The homes are built to the same standard as all our others. Only the price is different: a fixed rate per square metre.`,
      ),
      numbers: [
        ['216', text('דירות', 'homes'), text('לזכאים', 'for eligible buyers')],
        ['9,850', text('₪', '₪'), text('למ״ר, לפני מע״מ', 'per m², before VAT')],
        ['20', text('%', '%'), text('הנחה ממחיר השוק', 'below market price')],
      ],
      gallery: ['schoolyard', 'park-wide'],
      has: ['buDisabled', 'beElevator', 'buParking'],
      around: [
        text('בית ספר וגני ילדים', 'A school and kindergartens'),
        text('תחנת רכבת, 6 דקות בנסיעה', 'A railway station, a 6-minute ride'),
      ],
      architects: text('עדשה תכנון', 'Adasha Planning'),
      partners: ['keshet', 'aleh', 'adasha'],
      related: ['almondGrove', 'mitzpeAdi', 'masilaQuarter'],
    }),
    contactAnchor: anchorLink('contact-us', 'לבדיקת זכאות', 'Check your eligibility'),
    formObject: {
      title: text('נבדוק יחד אם אתם זכאים', 'Let’s check your eligibility together'),
      text: text(
        'משאירים פרטים, ואנחנו חוזרים עם תשובה לפני סוף ההרשמה. הבדיקה אינה מחייבת.',
        'Leave your details and we will get back to you before registration closes. The check is free of obligation.',
      ),
    },
    officeInfo: [salesOffice('שדרות לכיש 41, קריית גת', '41 Lachish Boulevard, Kiryat Gat', '08-555-0133')],
    lottery: {
      boxTitle: text('ההרשמה להגרלה פתוחה', 'Lottery registration is open'),
      boxTextHTML: rich(
        'ההגרלה פומבית: רשימת המספרים מתפרסמת מראש, וכל אחד יכול לבדוק את החישוב בעצמו. זוגות נרשמים יחד, פעם אחת.',
        'The draw is public: the list of numbers is published in advance, and anyone can repeat the calculation. Couples register together, once.',
      ),
      button: anchorLink('lottery', 'להרשמה', 'Register'),
    },
    lotterRegisterTitle: text('שלוש דרכים להירשם', 'Three ways to register'),
    lotteryWays: [
      {
        icon: picture('icon-mail'),
        title: text('כאן באתר', 'Here on the site'),
        description: text('ממלאים טופס קצר ומקבלים מספר.', 'Fill in a short form and get your number.'),
        linkURL: '#lottery',
        linkName: text('לטופס', 'To the form'),
      },
      {
        icon: picture('icon-phone'),
        title: text('בטלפון', 'By phone'),
        description: text(
          'א׳–ה׳, 9:00–17:00, בעברית, בערבית, ברוסית ובאמהרית.',
          'Sunday to Thursday, 9:00–17:00, in Hebrew, Arabic, Russian and Amharic.',
        ),
        linkURL: 'tel:08-555-0133',
        linkName: text('08-555-0133', '08-555-0133'),
      },
      {
        icon: picture('icon-people'),
        title: text('בעירייה', 'At the municipality'),
        description: text(
          'בעמדת הזכאים, קומת הכניסה, בימי שני ורביעי.',
          'At the eligible buyers’ desk on the ground floor, Mondays and Wednesdays.',
        ),
      },
    ],
    eligibilityAccordion: [
      {
        icon: picture('icon-shield'),
        title: text('מי זכאי להשתתף?', 'Who is eligible?'),
        content: rich(
          'זוג, הורה יחיד או יחיד מגיל 35, בלי דירה בשש השנים האחרונות.',
          'Couples, single parents, and single people aged 35 or over who have not owned a home in the last six years.',
        ),
        buttonLink1: pageLink('faq', 'שאלות ותשובות', 'Questions and answers'),
      },
      {
        icon: picture('icon-plan'),
        title: text('עד מתי נרשמים?', 'When does registration close?'),
        content: rich(
          'עד שבעה ימים לפני ההגרלה. אין חשיבות לסדר ההרשמה.',
          'Seven days before the draw. It makes no difference how early you register.',
        ),
        buttonLink1: pageLink('eligibility', 'לטופס ההרשמה', 'Registration form'),
      },
      {
        icon: picture('icon-key'),
        title: text('איך בוחרים דירה?', 'How do I choose a home?'),
        content: rich(
          'מי שעלה בגורל מוזמן לפי המספר, ויש לו שבוע להחליט.',
          'Winners are invited in the order drawn and have a week to decide.',
        ),
      },
    ],
    apartmentsGeneral: {
      apartmentContracts: [
        picture('lottery-rules'),
        picture('sale-specification'),
        picture('sale-agreement'),
      ],
    },
    phone: '08-555-0133',
    phoneName: text('מוקד הזכאים', 'Eligible buyers’ helpline'),
    leadFormBMBYId: 91104,
    emailForLead: 'rimon@even-derech.example',
    legalNote,
  },
  {
    ...project({
      key: 'almondGrove',
      title: text('נווה שקד', 'Almond Grove'),
      slug: 'almond-grove',
      type: 'entitled',
      property: 'houses',
      company: 'construction',
      designations: ['residential'],
      statuses: ['marketing', 'building'],
      sites: ['construction', 'residence'],
      city: 'nahariya',
      where: text('שכונת עין שרה', 'Ein Sara'),
      street: text('דרך השקד 14, נהריה', '14 Derech HaShaked, Nahariya'),
      at: [33.0124, 35.1012],
      picture: 'estate-almond',
      units: 98,
      priority: 9,
      lead: text(
        '98 דירות לזכאים, בשדה שפורח בפברואר.',
        '98 homes for eligible buyers, in a field that blossoms every February.',
      ),
      about: rich(
        `ההגרלה הראשונה נערכה, ושבעים דירות נבחרו. שאר הדירות נמכרות לזכאים לפי סדר הפנייה, באותו מחיר ובאותו מפרט.`,
        `The first draw has been held and seventy homes have been chosen. The rest are sold to eligible buyers on a first come, first served basis, at the same price and to the same specification.`,
      ),
      numbers: [
        ['28', text('דירות', 'homes'), text('נותרו', 'left')],
        ['9,200', text('₪', '₪'), text('למ״ר, לפני מע״מ', 'per m², before VAT')],
      ],
      gallery: ['rent-bedroom'],
      has: ['buDisabled', 'beElevator'],
      around: [
        text('גן ילדים בקצה השדה', 'A kindergarten at the edge of the field'),
        text('חוף רחצה, 8 דקות באופניים', 'A bathing beach, 8 minutes by bicycle'),
        text('תחנת רכבת נהריה', 'Nahariya railway station'),
      ],
      architects: text('מדרון אדריכלות', 'Midron Architects'),
      partners: ['midron', 'aleh', 'kefel'],
      related: ['pomegranate', 'oliveVillage', 'mitzpeAdi'],
    }),
    priceText: text('4 חדרים החל מ־', '4 rooms from'),
    price: 1_064_000,
    priceCurrency: 'ILS',
    titleAboveProperty: text('28 הדירות שנותרו', 'The last 28 homes'),
    contactAnchor: anchorLink('contact-us', 'לבדיקת זכאות', 'Check your eligibility'),
    lotterRegisterTitle: text('איך קונים דירה שנותרה', 'How to buy one of the remaining homes'),
    lotteryWays: [
      {
        icon: picture('icon-phone'),
        title: text('מתקשרים', 'Call'),
        description: text(
          'שומרים לכם דירה לשבוע, בלי תשלום.',
          'We hold a home for you for a week, at no charge.',
        ),
        linkURL: 'tel:04-555-0144',
        linkName: text('04-555-0144', '04-555-0144'),
      },
      {
        icon: picture('icon-shield'),
        title: text('מביאים אישור זכאות', 'Bring your certificate'),
        description: text(
          'אישור של משרד השיכון, בתוקף לחצי שנה לפחות.',
          'Issued by the Ministry of Housing and valid for at least six more months.',
        ),
      },
      {
        icon: picture('icon-key'),
        title: text('חותמים', 'Sign'),
        description: text(
          'במשרד המכירות, אחרי שקראתם את החוזה בבית.',
          'At the sales office, after you have read the contract at home.',
        ),
      },
    ],
    eligibilityAccordion: [
      {
        icon: picture('icon-shield'),
        title: text('מי רשאי לקנות עכשיו?', 'Who may buy now?'),
        content: rich(
          'כל בעל אישור זכאות בתוקף, גם מי שלא השתתף בהגרלה הראשונה.',
          'Anyone with a valid eligibility certificate, even if you did not enter the first draw.',
        ),
        buttonLink1: pageLink('eligibility', 'לבדיקת זכאות', 'Check your eligibility'),
        button2: pageLink('faq', 'שאלות ותשובות', 'Questions and answers'),
      },
      {
        icon: picture('icon-plan'),
        title: text('מה כולל המחיר?', 'What does the price include?'),
        content: rich(
          'מע״מ וחניה אחת. המחיר אינו צמוד למדד, ואינו כולל מיסים אישיים ועורך דין מטעמכם.',
          'VAT and one parking space. The price is not index-linked. Personal taxes and your own lawyer are not included.',
        ),
      },
      {
        icon: picture('icon-clock'),
        title: text('מתי נכנסים?', 'When can I move in?'),
        content: rich(
          'המסירה צפויה בעוד כעשרה חודשים, וכניסה א׳ תימסר ראשונה. איחור של יותר מחודש מזכה בפיצוי לפי חוק המכר.',
          'Handover is expected in about ten months, entrance A first. Delays of more than a month are compensated as the Sale Law requires.',
        ),
      },
    ],
    officeInfo: [salesOffice('דרך השקד 10, נהריה', '10 Derech HaShaked, Nahariya', '04-555-0144')],
    apartmentsGeneral: {
      apartmentContracts: [picture('sale-agreement'), picture('sale-specification'), picture('house-rules')],
    },
    phone: '04-555-0144',
    phoneName: text('מכירות נווה שקד', 'Almond Grove sales'),
    leadFormBMBYId: 91105,
    emailForLead: 'shaked@even-derech.example',
    legalNote,
  },
  {
    ...project({
      key: 'oldPort',
      title: text('רובע הנמל הישן', 'Old Port Quarter'),
      slug: 'old-port-quarter',
      type: 'planning',
      property: 'towers',
      company: 'group',
      designations: ['mixed', 'residential', 'commercial'],
      statuses: ['planning'],
      sites: ['residence', 'properties', 'infrastructure'],
      city: 'haifa',
      where: text('העיר התחתית', 'Lower town'),
      at: [32.8218, 35.0011],
      picture: 'master-plan',
      units: 1400,
      squareMeters: 260_000,
      lead: text('תוכנית שמחזירה את העיר אל המים.', 'A plan that brings the city back to the water.'),
      about: rich(
        `הגדר של הנמל תרד, והמסילה תעבור מתחת לטיילת. התוכנית מופקדת, ואפשר לראות אותה ולהעיר עליה עד סוף הרבעון. מי שישאיר פרטים יוזמן לסיור בשטח.`,
        `The port fence comes down and the railway moves under the promenade. The plan is open to the public: you can view it and comment until the end of the quarter. Leave your details and we will invite you to a site tour.`,
      ),
      numbers: [
        ['1,400', text('דירות', 'homes'), text('חמישית מהן להשכרה', 'one fifth for rent')],
        ['1.8', text('ק״מ', 'km'), text('של חוף פתוח', 'of open waterfront')],
      ],
      gallery: ['blueprint', 'city-day', 'park-wide', 'urban-stream', 'boulevard'],
      around: [
        text('תחנת הרכבת חיפה מזרח', 'Haifa East railway station'),
        text('המוזיאון לספינות', 'The ship museum'),
        text('שוק העיר התחתית', 'The lower town market'),
      ],
      architects: text('עדשה תכנון, עם עלה נוף', 'Adasha Planning, with Aleh Landscape'),
      partners: ['reshet', 'adasha', 'aleh'],
      related: ['waveTowers', 'lightQuarter', 'orenBridge'],
    }),
    gallerySubTitle: text(
      'תוכניות הרובע, והמקומות שמהם למדנו: עיר ירוקה, פארק, נחל ושדרה.',
      'Plans of the quarter, and the places that taught us: a green city, a park, a stream and a boulevard.',
    ),
    subTitle2: text('מה קורה עכשיו', 'What happens now'),
    moreInfo: rich(
      'כל הערה נענית בכתב. אחרי ההפקדה התוכנית חוזרת לוועדה המחוזית, ורק אז מתחילים לתכנן בתים.',
      'Every comment gets a written answer. The plan then goes back to the district committee, and only after that do we start designing the buildings.',
    ),
    formObject: {
      title: text('הירשמו לסיור בשטח', 'Join a site tour'),
      text: text('פעם בחודש, ביום שישי בבוקר.', 'Once a month, on a Friday morning.'),
    },
    leadFormBMBYId: 91106,
    emailForLead: 'oldport@even-derech.example',
  },
  {
    ...project({
      key: 'railSheds',
      title: text('מחסני הרכבת', 'The Rail Sheds'),
      slug: 'rail-sheds',
      type: 'heritage',
      property: 'public',
      company: 'construction',
      designations: ['public', 'commercial'],
      statuses: ['done'],
      city: 'jerusalem',
      where: text('התחנה הישנה', 'Old station'),
      at: [31.7665, 35.2251],
      picture: 'estate-warehouses',
      squareMeters: 3800,
      lead: text(
        'נבנו ב־1921 לקמח ולתבואה. היום מוכרים בהם לחם.',
        'Built in 1921 to store flour and grain. Today you can buy bread here.',
      ),
      about: rich(
        `שני מחסני אבן עם תשע קשתות, שעמדו ריקים ארבעים שנה. את האבנים ניקינו במים ובמברשות, את הקורות חיזקנו מלמעלה, ואת הרמפה של הקרונות הפכנו לספסל.`,
        `Two stone sheds with nine arches, empty for forty years. We cleaned the stone with water and brushes, strengthened the beams from above, and turned the loading ramp into a bench.`,
      ),
      numbers: [
        ['1921', null, text('שנת הבנייה', 'year of construction')],
        ['9', text('קשתות', 'arches'), text('שנפתחו מחדש', 'reopened')],
      ],
      gallery: ['facade-stone', 'estate-shops'],
      architects: text('מדרון אדריכלות', 'Midron Architects'),
      around: [
        text('שוק שכונתי', 'A neighbourhood market'),
        text('שביל הרכבת להולכי רגל', 'The railway footpath'),
      ],
      partners: ['midron', 'kefel'],
      related: ['cypressRise', 'tileStreet', 'library'],
    }),
    gallerySubTitle: text(
      'הקשתות, האבן, הכיכר והשרטוט.',
      'The arches, the stone, the square and the drawing.',
    ),
    subTitle2: text('איך משמרים מחסן', 'How to preserve a shed'),
    moreInfo: rich(
      'כל אבן מוספרה לפני שפורקה, וחזרה למקומה. הרצפה החדשה צפה, כדי שאפשר יהיה להסיר אותה בלי לפגוע בישנה.',
      'Every stone was numbered before it came down and went back to the same place. The new floor floats above the old one, so it can be removed without damage.',
    ),
  },
];
