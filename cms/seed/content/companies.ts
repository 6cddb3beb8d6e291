import { picture, text, type Reference, type Text } from '../lib/bilingual';

interface SeedCompany {
  key: string;
  companyId: number;
  /** Code of a product company (forms-investors-catalogue §2.9). Other companies have none. */
  code?: string;
  name: Text;
  logo: Reference<'media'>;
}

/** The fictional group and its companies. The site's requests use the ids 5423 and 1 by default (corporate-site §1). */
export const companies: readonly SeedCompany[] = [
  {
    key: 'group',
    companyId: 5423,
    name: text('קבוצת אבן־דרך', 'Even Derech Group'),
    logo: picture('mark-group'),
  },
  {
    key: 'contact',
    companyId: 1,
    name: text('אבן־דרך – מרכז שירות', 'Even Derech – Service Centre'),
    logo: picture('mark-contact'),
  },
  {
    key: 'residence',
    companyId: 5431,
    name: text('אבן־דרך מגורים', 'Even Derech Residence'),
    logo: picture('mark-residence'),
  },
  {
    key: 'construction',
    companyId: 5424,
    name: text('אבן־דרך בנייה', 'Even Derech Construction'),
    logo: picture('mark-construction'),
  },
  {
    key: 'infrastructure',
    companyId: 5425,
    name: text('אבן־דרך תשתיות', 'Even Derech Infrastructure'),
    logo: picture('mark-infrastructure'),
  },
  {
    key: 'industries',
    companyId: 5426,
    name: text('אבן־דרך תעשיות', 'Even Derech Industries'),
    logo: picture('mark-industries'),
  },
  {
    key: 'properties',
    companyId: 5427,
    name: text('אבן־דרך נכסים', 'Even Derech Properties'),
    logo: picture('mark-properties'),
  },
  {
    key: 'rent',
    companyId: 5428,
    name: text('אבן־דרך להשכיר', 'Even Derech Rent'),
    logo: picture('mark-rent'),
  },
  {
    key: 'international',
    companyId: 5429,
    name: text('אבן־דרך בינלאומי', 'Even Derech International'),
    logo: picture('mark-international'),
  },
  {
    key: 'ashkalit',
    companyId: 5441,
    code: 'ashkalit',
    name: text('אבן־דרך טיח וגמר', 'Even Derech Finishes'),
    logo: picture('mark-industries'),
  },
  {
    key: 'bg-bond',
    companyId: 5442,
    code: 'bg-bond',
    name: text('אבן־דרך גבס', 'Even Derech Gypsum'),
    logo: picture('mark-industries'),
  },
  {
    key: 'ashbond',
    companyId: 5443,
    code: 'ashbond',
    name: text('אבן־דרך בלוקים', 'Even Derech Blocks'),
    logo: picture('mark-industries'),
  },
  {
    key: 'itumit',
    companyId: 5444,
    code: 'itumit',
    name: text('אבן־דרך איטום', 'Even Derech Waterproofing'),
    logo: picture('mark-industries'),
  },
  {
    key: 'israbeton',
    companyId: 5445,
    code: 'israbeton',
    name: text('אבן־דרך בטון', 'Even Derech Concrete'),
    logo: picture('mark-industries'),
  },
  {
    key: 'quarries',
    companyId: 5446,
    code: 'quarries',
    name: text('מחצבות אבן־דרך', 'Even Derech Quarries'),
    logo: picture('mark-industries'),
  },
];

interface SeedSubject {
  name: Text;
  companies: readonly string[];
}

/** Contact subjects. */
export const contactSubjects: readonly SeedSubject[] = [
  { name: text('רכישת דירה חדשה', 'Buying a new home'), companies: ['group', 'contact', 'residence'] },
  { name: text('שכירת דירה', 'Renting a home'), companies: ['group', 'contact', 'rent'] },
  {
    name: text('שירות לדיירים', 'Resident services'),
    companies: ['group', 'contact', 'residence', 'rent'],
  },
  {
    name: text('משרדים ושטחי מסחר', 'Offices and retail space'),
    companies: ['group', 'contact', 'properties'],
  },
  { name: text('קשרי משקיעים', 'Investor relations'), companies: ['group', 'contact'] },
  {
    name: text('ספקים וקבלני משנה', 'Suppliers and subcontractors'),
    companies: ['group', 'contact', 'construction', 'infrastructure'],
  },
  {
    name: text('נושא אחר', 'Something else'),
    companies: ['group', 'contact', 'residence', 'rent', 'properties', 'construction'],
  },
];
