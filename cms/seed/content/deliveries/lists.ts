import { text } from '../../lib/bilingual';

/** What the documents of a building are about, such as the apartment or the common property. */
export const fileDestinations = [
  { key: 'home', name: text('הדירה', 'The apartment') },
  { key: 'shared', name: text('הרכוש המשותף', 'The common property') },
  { key: 'parking', name: text('חניה ומחסן', 'Parking and storage') },
  { key: 'committee', name: text('ועד הבית', 'The house committee') },
] as const;

/** Kinds of documents. */
export const fileCategories = [
  { key: 'plans', name: text('תוכניות', 'Plans') },
  { key: 'warranties', name: text('אחריות', 'Warranties') },
  { key: 'manuals', name: text('הוראות שימוש ותחזוקה', 'Instructions and maintenance') },
  { key: 'certificates', name: text('אישורים ותקנים', 'Certificates and standards') },
  { key: 'protocols', name: text('פרוטוקולים', 'Protocols') },
] as const;

export type DestinationKey = (typeof fileDestinations)[number]['key'];
export type CategoryKey = (typeof fileCategories)[number]['key'];
