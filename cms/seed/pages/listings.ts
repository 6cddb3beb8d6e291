import type { GroupKind } from '../../payload-types';
import { picture, Reference, rich, text, type Text } from '../lib/bilingual';
import { pageLink } from '../lib/links';
import type { SeedPage } from '../lib/SeedPage';

const sites = (...keys: string[]) => keys.map((key) => new Reference('groupSites', key));

/** Page that lists all projects of the group. */
const projectsPage: SeedPage = {
  key: 'projects',
  template: 'projects',
  title: text('הפרויקטים שלנו', 'Our projects'),
  titleBreadcrumbs: text('פרויקטים', 'Projects'),
  slug: text('projects', 'projects'),
  order: 4,
  description: text(
    'ארבעים פרויקטים של מגורים, משרדים, מסחר, מבני ציבור ותשתיות, בישראל ובשלוש מדינות נוספות.',
    'Forty projects in Israel and three other countries: homes, offices, shops, public buildings and infrastructure.',
  ),
  listing: { groupKind: 'group' },
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('מה שבנינו, ומה שבדרך', 'What we have built, and what is on its way'),
      subTitle: text('הפרויקטים של אבן־דרך', 'The projects of Even Derech'),
      desktopImage: picture('city-day'),
      mobileImage: picture('city-day-tall'),
    },
    {
      blockType: 'contentText',
      title: text('בוחרים ייעוד, עיר או שלב', 'Choose a use, a city or a stage'),
      text: rich(
        'מדירה להשכרה ועד גשר: כל פרויקט עם המספרים שלו, התמונות שלו, ומי שעונה על שאלות.',
        'From rental apartments to a bridge: every project with its figures, its pictures, and someone to answer your questions.',
      ),
    },
    {
      blockType: 'projectButton',
      text: text('מחפשים דירה לשכור?', 'Looking for a home to rent?'),
      link: pageLink('rentalApartments', 'לדירות להשכרה', 'Homes to rent'),
    },
  ],
};

interface Branch {
  key: string;
  kind: GroupKind;
  parent: string;
  slug: string;
  owner: string;
  site: string;
  title: Text;
  crumb: Text;
  /** Text below the title. */
  subTitle: Text;
  /** Description for search engines. */
  description: Text;
  image: string;
}

/**
 * Returns a page that lists the projects of one company, with the filters of that kind of company (corporate-site §4).
 */
const branch = ({
  key,
  kind,
  parent,
  slug,
  owner,
  site,
  title,
  crumb,
  subTitle,
  description,
  image,
}: Branch): SeedPage => ({
  key,
  template: 'projects',
  parent,
  company: owner,
  title,
  titleBreadcrumbs: crumb,
  slug: text(slug, slug),
  order: 9,
  description,
  listing: { groupKind: kind, groupSites: sites(site) },
  blocks: [{ blockType: 'topBanner', height: 'medium', title, subTitle, desktopImage: picture(image) }],
});

const branches: readonly SeedPage[] = [
  branch({
    key: 'constructionProjects',
    kind: 'construction',
    parent: 'activities',
    slug: 'construction-projects',
    owner: 'construction',
    site: 'construction',
    title: text('פרויקטים של אבן־דרך בנייה', 'Projects of Even Derech Construction'),
    crumb: text('פרויקטים בבנייה', 'Construction projects'),
    subTitle: text(
      'מה שאנחנו מקימים עכשיו, ומה שכבר עומד.',
      'What we are building now, and what is already standing.',
    ),
    description: text(
      'מגדלי מגורים, מבני ציבור ומשרדים של אבן־דרך בנייה: מה שאנחנו מקימים עכשיו, ומה שכבר עומד.',
      'Residential towers, public buildings and offices by Even Derech Construction: what we are building now, and what is already standing.',
    ),
    image: 'crane-view',
  }),
  branch({
    key: 'propertyProjects',
    kind: 'properties',
    parent: 'properties',
    slug: 'projects',
    owner: 'properties',
    site: 'properties',
    title: text('הנכסים של אבן־דרך', 'The properties of Even Derech'),
    crumb: text('הנכסים', 'The properties'),
    subTitle: text(
      'משרדים, מסחר ולוגיסטיקה, להשכרה ובניהול.',
      'Offices, shops and logistics space, to let and under our management.',
    ),
    description: text(
      'הנכסים המניבים של אבן־דרך: משרדים, מסחר ולוגיסטיקה, להשכרה ובניהול שלנו.',
      'Even Derech’s income-producing properties: offices, shops and logistics space, let and managed by us.',
    ),
    image: 'facade-blades',
  }),
  branch({
    key: 'residenceProjects',
    kind: 'ashdar',
    parent: 'residence',
    slug: 'projects',
    owner: 'residence',
    site: 'residence',
    title: text('שכונות ובתים למגורים', 'Neighbourhoods and homes'),
    crumb: text('פרויקטים למגורים', 'Residential projects'),
    subTitle: text(
      'דירות חדשות בשיווק, בבנייה ולזכאים.',
      'New homes on sale, under construction, and for eligible buyers.',
    ),
    description: text(
      'כל פרויקטי המגורים של אבן־דרך: דירות חדשות בשיווק, בבנייה ולזכאים, לפי עיר ומצב.',
      'All of Even Derech’s residential projects by city and status: on sale, under construction, and for eligible buyers.',
    ),
    image: 'towers-dusk',
  }),
  branch({
    key: 'industryProjects',
    kind: 'industries',
    parent: 'industries',
    slug: 'projects',
    owner: 'industries',
    site: 'industries',
    title: text('מפעלים ומרכזים לוגיסטיים', 'Plants and logistics centres'),
    crumb: text('פרויקטים בתעשייה', 'Industry projects'),
    subTitle: text('המקומות שבהם מייצרים, מאחסנים ומעמיסים.', 'Where things are made, stored and loaded.'),
    description: text(
      'המפעלים והמרכזים הלוגיסטיים של אבן־דרך תעשיות: המקומות שבהם מייצרים, מאחסנים ומעמיסים.',
      'The plants and logistics centres of Even Derech Industries: where things are made, stored and loaded.',
    ),
    image: 'works-gypsum',
  }),
  branch({
    key: 'rentProjects',
    kind: 'rent',
    parent: 'properties',
    slug: 'rental-projects',
    owner: 'rent',
    site: 'rent',
    title: text('הבתים שלנו להשכרה', 'Our rental projects'),
    crumb: text('בתים להשכרה', 'Rental projects'),
    subTitle: text(
      'שישה פרויקטים בשש ערים, בחוזים לעד עשר שנים.',
      'Six projects in six cities, with leases of up to ten years.',
    ),
    description: text(
      'הבתים להשכרה של אבן־דרך: שישה פרויקטים בשש ערים, בחוזים לעד עשר שנים.',
      'Even Derech’s rental projects: six projects in six cities, with leases of up to ten years.',
    ),
    image: 'rental-house',
  }),
  branch({
    key: 'internationalProjects',
    kind: 'international',
    parent: 'activities',
    slug: 'international-projects',
    owner: 'international',
    site: 'international',
    title: text('פרויקטים בעולם', 'Projects abroad'),
    crumb: text('בעולם', 'Abroad'),
    subTitle: text('ורשה, ליסבון וברלין.', 'Warsaw, Lisbon and Berlin.'),
    description: text(
      'הפרויקטים של אבן־דרך בעולם: ורשה, ליסבון וברלין, כל אחד עם צוות מקומי.',
      'Even Derech’s projects abroad, in Warsaw, Lisbon and Berlin, each with a local team.',
    ),
    image: 'tileStreet-evening',
  }),
];

/** Page that lists all apartments to rent, of all six projects. */
const rentalApartments: SeedPage = {
  key: 'rentalApartments',
  template: 'rentalApartments',
  title: text('דירות להשכרה', 'Homes to rent'),
  slug: text('rental-apartments', 'rental-apartments'),
  company: 'rent',
  order: 5,
  description: text(
    'דירות להשכרה לטווח ארוך בשש ערים: מחיר, קומה, מרפסת, תאריך כניסה ותוכנית לכל דירה.',
    'Long-term rental homes in six cities: rent, floor, balcony, entry date and floor plan for each.',
  ),
  listing: { marketingSlide: new Reference('marketingSlides', 'tenYears') },
  blocks: [
    {
      blockType: 'contentText',
      title: text('הדירה הבאה, לעשר שנים', 'Your next home, for ten years'),
      text: rich(
        'המחירים לחודש, והתחזוקה של הדירה כלולה בהם. ועד הבית, היכן שהוא נגבה, כתוב בפרטי הדירה. דירה שנתפסה נשארת ברשימה עד סוף החודש.',
        'Rents are per month and include maintenance of your home. If there is a service charge, you will find it in the home’s details. Homes that have been taken stay on the list until the end of the month.',
      ),
    },
    {
      blockType: 'contactHeader',
      title: text('מתלבטים?', 'Not sure?'),
      text: text('נעזור לבחור עיר, בית וקומה.', 'Let us help you choose a city, a building and a floor.'),
      phone: '03-555-0180',
      link: pageLink('contact', 'כתבו לנו', 'Write to us'),
    },
  ],
};

interface Lobby {
  code: string;
  title: Text;
  /** Text below the title. */
  subTitle: Text;
  /** Description for search engines. */
  description: Text;
  image: string;
}

/**
 * Returns a page that lists the products of one company. The page of the quarries filters by category only
 * (forms-investors-catalogue §2.9).
 */
const lobby = ({ code, title, subTitle, description, image }: Lobby): SeedPage => ({
  key: `products-${code}`,
  template: 'products',
  parent: 'products',
  company: code,
  title,
  slug: text(code, code),
  order: 9,
  description,
  listing: { productFilters: code === 'quarries' ? 'categories' : 'all' },
  blocks: [{ blockType: 'topBanner', height: 'medium', title, subTitle, desktopImage: picture(image) }],
});

/** Page that lists all products of the group. */
const productsPage: SeedPage = {
  key: 'products',
  template: 'products',
  title: text('המוצרים שלנו', 'Our products'),
  titleBreadcrumbs: text('מוצרים', 'Products'),
  slug: text('products', 'products'),
  order: 6,
  description: text(
    'טיח, גבס, בלוקים, איטום, בטון ואבן: שישים מוצרים לבנייה, עם מפרט לכל אחד.',
    'Plaster, gypsum, blocks, waterproofing, concrete and stone: sixty building products, each with full specifications.',
  ),
  listing: { productFilters: 'all' },
  blocks: [
    {
      blockType: 'topBanner',
      height: 'medium',
      title: text('מה שהקיר עשוי ממנו', 'What walls are made of'),
      subTitle: text('המוצרים של אבן־דרך תעשיות', 'The products of Even Derech Industries'),
      desktopImage: picture('gravel-heaps'),
    },
    {
      blockType: 'contactHeader',
      title: text('לא בטוחים איזה מוצר?', 'Not sure which product?'),
      text: text(
        'מהנדס יישום עונה בימים א׳–ה׳, 7:00–16:00.',
        'Ask an application engineer, Sunday to Thursday, 7:00–16:00.',
      ),
      phone: '03-555-0141',
      link: pageLink('productEnquiry', 'בקשת הצעה', 'Request a quote'),
    },
  ],
};

const lobbies: readonly SeedPage[] = [
  lobby({
    code: 'ashkalit',
    title: text('טיח וגמר', 'Plasters and finishes'),
    subTitle: text('טיח, דבקים, רובה ושליכט.', 'Plasters, adhesives, grouts and finishing coats.'),
    description: text(
      'טיח, דבקים, רובה ושליכט לקירות ולרצפות: כל מוצרי הגמר, עם מפרט לכל אחד.',
      'Plasters, adhesives, grouts and finishing coats for walls and floors, each with its data sheet.',
    ),
    image: 'works-plaster',
  }),
  lobby({
    code: 'bg-bond',
    title: text('גבס', 'Gypsum'),
    subTitle: text('לוחות, פרופילים ומישקים.', 'Boards, profiles and joints.'),
    description: text(
      'לוחות גבס, פרופילים ומוצרי מישקים למחיצות ולתקרות, עם מפרט טכני לכל מוצר.',
      'Gypsum boards, profiles and joint products for partitions and ceilings, each with its data sheet.',
    ),
    image: 'works-gypsum',
  }),
  lobby({
    code: 'ashbond',
    title: text('בלוקים וריצוף', 'Blocks and paving'),
    subTitle: text(
      'בלוקים קלים, בלוקי בטון ואבני ריצוף.',
      'Light blocks, concrete blocks and paving stones.',
    ),
    description: text(
      'בלוקים קלים, בלוקי בטון ואבני ריצוף לבנייה ולפיתוח, עם מידות ומפרט לכל מוצר.',
      'Lightweight blocks, concrete blocks and paving stones for building and landscaping, with sizes and data sheets.',
    ),
    image: 'works-blocks',
  }),
  lobby({
    code: 'itumit',
    title: text('איטום', 'Waterproofing'),
    subTitle: text('גגות, חדרים רטובים, מרתפים ומישקים.', 'Roofs, wet rooms, basements and joints.'),
    description: text(
      'חומרי איטום לגגות, לחדרים רטובים, למרתפים ולמישקים, עם הוראות שימוש ומפרט.',
      'Waterproofing for roofs, wet rooms, basements and joints, with instructions and data sheets.',
    ),
    image: 'works-sealing',
  }),
  lobby({
    code: 'israbeton',
    title: text('בטון מובא', 'Ready-mix concrete'),
    subTitle: text(
      'תערובות תקניות ומיוחדות, מהמפעל ועד התבנית.',
      'Standard and special mixes, from the plant to the formwork.',
    ),
    description: text(
      'בטון מובא מכל המפעלים שלנו: תערובות תקניות ומיוחדות, מהמפעל ועד התבנית.',
      'Ready-mix concrete from all our plants: standard and special mixes, from the plant to the formwork.',
    ),
    image: 'concrete-plant',
  }),
  lobby({
    code: 'quarries',
    title: text('חול, חצץ ומצעים', 'Sand, gravel and bases'),
    subTitle: text('ישר מהמחצבה.', 'Straight from the quarry.'),
    description: text(
      'חול, חצץ, אבן ומצעים ישר מהמחצבות שלנו: גודל, דירוג ותקן לכל מוצר.',
      'Sand, gravel, stone and road bases straight from our quarries, with the size, grading and standard of each.',
    ),
    image: 'quarry',
  }),
];

/** Pages that list projects, apartments or products. */
export const listingPages: readonly SeedPage[] = [
  projectsPage,
  ...branches,
  rentalApartments,
  productsPage,
  ...lobbies,
];
