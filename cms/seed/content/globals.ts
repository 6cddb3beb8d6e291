import type { Footer, Header, Redirect, SiteSetting } from '../../payload-types';
import { company, page, picture, text } from '../lib/bilingual';
import type { SeedOf } from '../lib/SeedOf';
import { pageLink } from '../lib/links';

export const siteSettings: SeedOf<SiteSetting> = {
  siteName: text('קבוצת אבן־דרך', 'Even Derech Group'),
  description: text(
    'קבוצת נדל״ן, בנייה ותשתיות. בונים בתים, משרדים ודרכים מאז 1948.',
    'A property, construction and infrastructure group. Building homes, offices and roads since 1948.',
  ),
  specialCompany: company('residence'),
  defaultCompanyId: 5423,
  email: 'hello@even-derech.example',
  phone: '03-555-0100',
  openingHours: text('ימים א׳–ה׳, 8:00–18:00', 'Sunday to Thursday, 8:00–18:00'),
  address: text('דרך המסילה 48, תל אביב־יפו', '48 HaMesila Road, Tel Aviv-Yafo'),
  socialLinks: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/even-derech-example' },
    { network: 'facebook', url: 'https://www.facebook.com/even-derech-example' },
    { network: 'instagram', url: 'https://www.instagram.com/even-derech-example' },
    { network: 'youtube', url: 'https://www.youtube.com/@even-derech-example' },
  ],
  privacyPage: page('privacy'),
  termsPage: page('terms'),
  defaultOgImage: picture('towers-dusk'),
};

/** Site settings that refer to listing pages. They are stored only once these pages are public. */
export const listingSettings: SeedOf<Pick<SiteSetting, 'projectsPage' | 'productsPage'>> = {
  projectsPage: page('projects'),
  productsPage: page('products'),
};

export const header: SeedOf<Header> = {
  items: [
    {
      link: pageLink('about', 'הקבוצה', 'The Group'),
      picture: picture('head-office-tall'),
      children: [
        { link: pageLink('about', 'מי אנחנו', 'Who we are') },
        {
          group: text('להכיר אותנו', 'Get to know us'),
          link: pageLink('about', 'אבני הדרך שלנו', 'Our milestones', 'milestones'),
        },
        { link: pageLink('about', 'החברות שלנו', 'Our companies', 'companies') },
        { link: pageLink('about', 'ההנהלה', 'Management', 'management') },
        {
          group: text('אנשים וסיפורים', 'People and stories'),
          link: pageLink('magazine', 'המגזין', 'The magazine'),
        },
        { link: pageLink('career', 'קריירה', 'Careers') },
      ],
    },
    {
      link: pageLink('activities', 'תחומי פעילות', 'What we do'),
      picture: picture('bridge-tall'),
      children: [
        { link: pageLink('activities', 'כל תחומי הפעילות', 'All activities') },
        {
          group: text('בנייה ותעשייה', 'Construction and industry'),
          link: pageLink('projects', 'הפרויקטים שלנו', 'Our projects'),
        },
        { link: pageLink('residence', 'מגורים', 'Homes') },
        { link: pageLink('infrastructure', 'תשתיות', 'Infrastructure') },
        { link: pageLink('industries', 'תעשיות', 'Industries') },
        { link: pageLink('concreteWay', 'הדרך של הבטון', 'The journey of concrete') },
        { link: pageLink('factories', 'מפעלים וסניפים', 'Factories and branches') },
        { link: pageLink('products', 'המוצרים שלנו', 'Our products') },
        { link: pageLink('productEnquiry', 'בקשת הצעה למוצרים', 'Product enquiry') },
        {
          group: text('נדל״ן בארץ ובעולם', 'Property in Israel and abroad'),
          link: pageLink('properties', 'נכסים והשכרה', 'Properties and rentals'),
        },
        { link: pageLink('propertyProjects', 'משרדים, מסחר ולוגיסטיקה', 'Offices, shops and logistics') },
        { link: pageLink('rentalApartments', 'דירות פנויות להשכרה', 'Available homes to rent') },
        { link: pageLink('rentProjects', 'הבתים להשכרה', 'Rental projects') },
        { link: pageLink('reservation', 'שריון דירה', 'Reserve a home') },
        { link: pageLink('internationalProjects', 'פרויקטים בעולם', 'Projects abroad') },
      ],
    },
    {
      link: pageLink('residence', 'דירות חדשות', 'New homes'),
      picture: picture('balconies-tall'),
      children: [
        { link: pageLink('residence', 'כל הדירות', 'All homes') },
        {
          group: text('לקראת קנייה', 'Buying a home'),
          link: pageLink('residenceProjects', 'שכונות ובתים', 'Neighbourhoods and homes'),
        },
        { link: pageLink('landing', 'אבן־דרך על הים', 'By the Sea') },
        { link: pageLink('eligibility', 'דירות לזכאים', 'Homes for eligible buyers') },
        {
          group: text('לדיירים', 'For residents'),
          link: pageLink('documents', 'מסמכים לדיירים', 'Documents for residents'),
        },
        { link: pageLink('homeReport', 'דיווח על ליקוי', 'Report a fault') },
        { link: pageLink('faq', 'שאלות ותשובות', 'Questions and answers') },
      ],
    },
    {
      link: pageLink('esg', 'אחריות תאגידית', 'Sustainability'),
      picture: picture('park-tall'),
      children: [
        { link: pageLink('esg', 'האסטרטגיה והדוחות', 'Strategy and reports') },
        { link: pageLink('environment', 'סביבה', 'Environment') },
        { link: pageLink('community', 'קהילה', 'Community') },
      ],
    },
    {
      link: pageLink('investors', 'משקיעים', 'Investors'),
      picture: picture('towers-dusk-tall'),
      children: [
        { link: pageLink('investors', 'קשרי משקיעים', 'Investor relations') },
        {
          group: text('דוחות', 'Reports'),
          link: pageLink('financialReports', 'דוחות כספיים', 'Financial reports'),
        },
        { link: pageLink('investorPresentations', 'מצגות למשקיעים', 'Investor presentations') },
        {
          group: text('ניירות ערך', 'Securities'),
          link: pageLink('stocks', 'המניה', 'The stock'),
        },
        { link: pageLink('bonds', 'אגרות החוב', 'Bonds') },
      ],
    },
  ],
  cta: pageLink('contact', 'דברו איתנו', 'Talk to us'),
};

export const footer: SeedOf<Footer> = {
  columns: [
    {
      title: text('הקבוצה', 'The Group'),
      links: [
        { link: pageLink('about', 'אודות', 'About') },
        { link: pageLink('activities', 'תחומי פעילות', 'What we do') },
        { link: pageLink('projects', 'הפרויקטים שלנו', 'Our projects') },
        { link: pageLink('products', 'המוצרים שלנו', 'Our products') },
        { link: pageLink('career', 'קריירה', 'Careers') },
      ],
    },
    {
      title: text('בתים ושירות', 'Homes and service'),
      links: [
        { link: pageLink('residence', 'דירות חדשות', 'New homes') },
        { link: pageLink('rentalApartments', 'דירות להשכרה', 'Homes to rent') },
        { link: pageLink('homeReport', 'דיווח על ליקוי', 'Report a fault') },
        { link: pageLink('faq', 'שאלות ותשובות', 'Questions and answers') },
        { link: pageLink('contact', 'יצירת קשר', 'Contact') },
      ],
    },
    {
      title: text('משקיעים', 'Investors'),
      links: [
        { link: pageLink('investors', 'קשרי משקיעים', 'Investor relations') },
        { link: pageLink('financialReports', 'דוחות כספיים', 'Financial reports') },
        { link: pageLink('investorPresentations', 'מצגות', 'Presentations') },
        { link: pageLink('suppliers', 'ספקים וקבלנים', 'Suppliers') },
        { link: pageLink('magazine', 'המגזין', 'The magazine') },
      ],
    },
    {
      title: text('אחריות תאגידית (ESG)', 'Sustainability (ESG)'),
      links: [
        { link: pageLink('esg', 'האסטרטגיה והדוחות', 'Strategy and reports') },
        { link: pageLink('environment', 'סביבה', 'Environment') },
        { link: pageLink('community', 'קהילה', 'Community') },
        { link: pageLink('concreteWay', 'הדרך של הבטון', 'The journey of concrete') },
        { link: pageLink('sitemap', 'מפת האתר', 'Sitemap') },
      ],
    },
  ],
  legalLinks: [
    { link: pageLink('privacy', 'מדיניות פרטיות', 'Privacy policy') },
    { link: pageLink('terms', 'תנאי שימוש', 'Terms of use') },
    { link: pageLink('accessibility', 'הצהרת נגישות', 'Accessibility statement') },
  ],
  note: text(
    '© קבוצת אבן־דרך. ההדמיות להמחשה בלבד.',
    '© Even Derech Group. All visuals are for illustration only.',
  ),
};

export const redirects: readonly (SeedOf<Redirect> & { readonly from: string })[] = [
  { from: '/company/', to: pageLink('about', 'אודות', 'About'), statusCode: '301' },
  { from: '/contact-us/', to: pageLink('contact', 'יצירת קשר', 'Contact'), statusCode: '301' },
  { from: '/homes/', to: pageLink('residence', 'מגורים', 'Homes'), statusCode: '302' },
];
