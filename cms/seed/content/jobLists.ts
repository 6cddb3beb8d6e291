import type { JobScope } from '../../payload-types';
import { company, Reference, text, type Text } from '../lib/bilingual';

interface Entry {
  key: string;
  name: Text;
}

interface Scope extends Entry {
  employmentType: NonNullable<JobScope['employmentType']>;
}

interface Division extends Entry {
  company: Reference<'companies'>;
}

export const profession = (key: string) => new Reference('jobProfessions', key);
export const area = (key: string) => new Reference('jobAreas', key);
export const scope = (key: string) => new Reference('jobScopes', key);
export const city = (key: string) => new Reference('cities', key);
export const division = (key: string) => new Reference('companyDivisions', key);

const professions: readonly Entry[] = [
  { key: 'management', name: text('ניהול פרויקטים', 'Project management') },
  { key: 'engineering', name: text('הנדסה', 'Engineering') },
  { key: 'site', name: text('ביצוע ועבודה באתר', 'Construction and site work') },
  { key: 'service', name: text('שירות', 'Service') },
  { key: 'production', name: text('ייצור ותפעול', 'Production and operations') },
  { key: 'sales', name: text('מכירות ושיווק', 'Sales and marketing') },
  { key: 'finance', name: text('כספים', 'Finance') },
  { key: 'legal', name: text('משפט', 'Legal') },
  { key: 'technology', name: text('טכנולוגיה ומידע', 'Technology') },
  { key: 'people', name: text('משאבי אנוש', 'Human resources') },
];

const areas: readonly Entry[] = [
  { key: 'north', name: text('צפון', 'North') },
  { key: 'haifa', name: text('חיפה והקריות', 'Haifa and the bay') },
  { key: 'sharon', name: text('השרון', 'The Sharon') },
  { key: 'centre', name: text('מרכז', 'Centre') },
  { key: 'jerusalem', name: text('ירושלים', 'Jerusalem') },
  { key: 'shfela', name: text('השפלה', 'The Shfela') },
  { key: 'south', name: text('דרום', 'South') },
  { key: 'abroad', name: text('חו״ל', 'Abroad') },
];

const scopes: readonly Scope[] = [
  { key: 'full', name: text('משרה מלאה', 'Full time'), employmentType: 'FULL_TIME' },
  { key: 'part', name: text('חצי משרה', 'Part time'), employmentType: 'PART_TIME' },
  { key: 'shifts', name: text('משמרות', 'Shifts'), employmentType: 'OTHER' },
  { key: 'student', name: text('משרת סטודנט', 'Student position'), employmentType: 'INTERN' },
];

const divisions: readonly Division[] = [
  { key: 'highRise', name: text('בנייה לגובה', 'High-rise'), company: company('construction') },
  { key: 'publicBuildings', name: text('מבני ציבור', 'Public buildings'), company: company('construction') },
  { key: 'roads', name: text('כבישים וגשרים', 'Roads and bridges'), company: company('infrastructure') },
  { key: 'concrete', name: text('בטון ומחצבות', 'Concrete and quarries'), company: company('industries') },
];

/** Lists that the job filters offer. Each is in the order in which its filter shows it. */
export const jobLists = {
  jobProfessions: professions,
  jobAreas: areas,
  jobScopes: scopes,
  companyDivisions: divisions,
};
