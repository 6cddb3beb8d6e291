import type {
  Designation,
  GroupSite,
  Partner,
  ProjectStatus,
  ProjectType,
  PropertyType,
} from '../../../payload-types';
import { company, picture, Reference, text } from '../../lib/bilingual';
import type { Keyed } from '../../lib/Keyed';

/** Types of projects. The type determines the page layout and the contact options (project-marketing §2.1, §2.2). */
export const projectTypes: readonly Keyed<ProjectType>[] = [
  {
    key: 'rental',
    name: text('שיווק דירות - להשכרה', 'Apartments to rent'),
    layout: 'rental',
    contact: 'all',
  },
  {
    key: 'apartments',
    name: text('שיווק דירות', 'Apartments for sale'),
    layout: 'marketing',
    contact: 'all',
  },
  { key: 'properties', name: text('שיווק נכסים', 'Properties to let'), layout: 'marketing', contact: 'all' },
  {
    key: 'entitled',
    name: text('זכאים', 'Eligible buyers'),
    layout: 'marketing',
    entitled: true,
    contact: 'all',
  },
  {
    key: 'planning',
    name: text('תכנון ובנייה', 'Planning and construction'),
    layout: 'standard',
    contact: 'leaveDetails',
  },
  { key: 'heritage', name: text('מורשת', 'Heritage'), layout: 'standard', contact: 'none' },
  { key: 'works', name: text('ביצוע', 'Construction works'), layout: 'standard', contact: 'all' },
  { key: 'income', name: text('נכס מניב', 'Income property'), layout: 'standard', contact: 'all' },
];

/** Stages of a project, from planning to handover. */
export const projectStatuses: readonly Keyed<ProjectStatus>[] = [
  { key: 'planning', name: text('בתכנון', 'In planning'), number: 1801 },
  { key: 'preSale', name: text('לקראת שיווק', 'Coming soon'), number: 1802 },
  { key: 'marketing', name: text('בשיווק', 'On the market'), number: 1803 },
  { key: 'building', name: text('בבנייה', 'Under construction'), number: 1804 },
  { key: 'done', name: text('הושלם', 'Completed'), number: 1805 },
];

/** Intended uses of projects. Their numbers define the preferred order (corporate-site §9). */
export const designations: readonly Keyed<Designation>[] = [
  { key: 'residential', name: text('מגורים', 'Residential'), number: 1732 },
  { key: 'officesCommercial', name: text('משרדים ומסחר', 'Offices and Commercial'), number: 1747 },
  { key: 'commercial', name: text('מסחר', 'Commercial'), number: 5069 },
  { key: 'offices', name: text('משרדים', 'Offices'), number: 1765 },
  { key: 'mixed', name: text('עירוב שימושים', 'Mixed Use'), number: 1764 },
  { key: 'public', name: text('מבני ציבור', 'Public Buildings'), number: 1766 },
  { key: 'industry', name: text('תעשייה ולוגיסטיקה', 'Industry and Logistics'), number: 1767 },
];

/** Kinds of property. */
export const propertyTypes: readonly Keyed<PropertyType>[] = [
  { key: 'towers', name: text('מגדלי מגורים', 'Residential towers') },
  { key: 'houses', name: text('בנייה מרקמית', 'Low-rise buildings') },
  { key: 'terraces', name: text('צמודי קרקע', 'Terraced houses') },
  { key: 'offices', name: text('בנייני משרדים', 'Office buildings') },
  { key: 'retail', name: text('מרכזי מסחר', 'Retail centres') },
  { key: 'public', name: text('מבני ציבור', 'Public buildings') },
  { key: 'logistics', name: text('מרכזים לוגיסטיים', 'Logistics centres') },
  { key: 'infrastructure', name: text('תשתיות', 'Infrastructure') },
];

/** Partners of projects. */
export const partners: readonly Keyed<Partner>[] = [
  {
    key: 'keshet',
    memberName: text('קשת הנדסה', 'Keshet Engineering'),
    url: 'https://keshet.example/',
    lOGO: picture('partner-arc'),
  },
  {
    key: 'midron',
    memberName: text('מדרון אדריכלות', 'Midron Architects'),
    url: 'https://midron.example/',
    lOGO: picture('partner-terrace'),
  },
  {
    key: 'aleh',
    memberName: text('עלה נוף', 'Aleh Landscape'),
    url: 'https://aleh.example/',
    lOGO: picture('partner-leaf'),
  },
  {
    key: 'hof',
    memberName: text('חוף יזמות', 'Hof Developers'),
    url: 'https://hof.example/',
    lOGO: picture('partner-wave'),
  },
  {
    key: 'adasha',
    memberName: text('עדשה תכנון', 'Adasha Planning'),
    url: 'https://adasha.example/',
    lOGO: picture('partner-lens'),
  },
  { key: 'misgeret', memberName: text('מסגרת הון', 'Misgeret Capital'), lOGO: picture('partner-frame') },
  {
    key: 'kefel',
    memberName: text('קפל קונסטרוקציה', 'Kefel Structures'),
    url: 'https://kefel.example/',
    lOGO: picture('partner-fold'),
  },
  { key: 'reshet', memberName: text('רשת תחבורה', 'Reshet Transport'), lOGO: picture('partner-dots') },
  {
    key: 'residence',
    memberName: text('אבן־דרך מגורים', 'Even Derech Residence'),
    url: '/homes-by-even-derech/',
    lOGO: picture('mark-residence'),
  },
  {
    key: 'construction',
    memberName: text('אבן־דרך בנייה', 'Even Derech Construction'),
    url: '/activities/',
    lOGO: picture('mark-construction'),
  },
  { key: 'rent', memberName: text('אבן־דרך להשכיר', 'Even Derech Rent'), lOGO: picture('mark-rent') },
  {
    key: 'properties',
    memberName: text('אבן־דרך נכסים', 'Even Derech Properties'),
    url: '/activities/properties/',
    lOGO: picture('mark-properties'),
  },
  {
    key: 'infrastructure',
    memberName: text('אבן־דרך תשתיות', 'Even Derech Infrastructure'),
    url: '/activities/infrastructure/',
    lOGO: picture('mark-infrastructure'),
  },
  {
    key: 'international',
    memberName: text('אבן־דרך בינלאומי', 'Even Derech International'),
    lOGO: picture('mark-international'),
  },
];

const site = (key: string, he: string, en: string, members: readonly string[]): Keyed<GroupSite> => ({
  key,
  name: text(he, en),
  company: company(key),
  members: members.map((member) => new Reference('partners', member)),
});

/** Sites of the group. They are the options of the "subsidiaries" filter. */
export const groupSites: readonly Keyed<GroupSite>[] = [
  site('residence', 'אבן־דרך מגורים', 'Even Derech Residence', ['residence', 'midron', 'hof']),
  site('construction', 'אבן־דרך בנייה', 'Even Derech Construction', ['construction', 'keshet', 'kefel']),
  site('infrastructure', 'אבן־דרך תשתיות', 'Even Derech Infrastructure', [
    'infrastructure',
    'reshet',
    'keshet',
  ]),
  site('properties', 'אבן־דרך נכסים', 'Even Derech Properties', ['properties', 'misgeret']),
  site('industries', 'אבן־דרך תעשיות', 'Even Derech Industries', ['construction']),
  site('rent', 'אבן־דרך להשכיר', 'Even Derech Rent', ['rent', 'aleh']),
  site('international', 'אבן־דרך בינלאומי', 'Even Derech International', ['international', 'adasha']),
];
