import { text } from '../../lib/bilingual';
import { asset, type SeedFile } from './SeedFile';

/** Documents to read and to download; `cms/seed/generators/makeDocuments.ts` prints them. */
export const documents: readonly SeedFile[] = [
  asset('brochure-he', 'pdf', text('חוברת הקבוצה', "The group's brochure, in Hebrew")),
  asset('brochure-en', 'pdf', text('חוברת הקבוצה, באנגלית', "The group's brochure")),
  asset('esg-report-he', 'pdf', text('דוח אחריות תאגידית 2025', 'Sustainability report 2025, in Hebrew')),
  asset('esg-report-en', 'pdf', text('דוח אחריות תאגידית 2025, באנגלית', 'Sustainability report 2025')),
  asset(
    'bridge-sheet-he',
    'pdf',
    text('דף הפרויקט: גשר נחל אורן', 'Project sheet: Oren Stream Bridge, in Hebrew'),
  ),
  asset(
    'bridge-sheet-en',
    'pdf',
    text('דף הפרויקט: גשר נחל אורן, באנגלית', 'Project sheet: Oren Stream Bridge'),
  ),
];
