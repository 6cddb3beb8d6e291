import { contracts } from '../contracts';
import { reports } from '../reports';
import { text } from '../../lib/bilingual';
import { pdf, type SeedFile } from './SeedFile';

/** PDF documents, which `demo/printDocuments.ts` prints. */
export const documents: readonly SeedFile[] = [
  pdf('brochure-he', text('חוברת הקבוצה', "The group's brochure, in Hebrew")),
  pdf('brochure-en', text('חוברת הקבוצה, באנגלית', "The group's brochure")),
  pdf(
    'esg-report-he',
    text('דוח אחריות תאגידית 2025, תקציר', 'Sustainability report 2025, summary in Hebrew'),
  ),
  pdf('esg-report-en', text('דוח אחריות תאגידית 2025, תקציר באנגלית', 'Sustainability report 2025, summary')),
  pdf('bridge-sheet-he', text('דף הפרויקט: גשר נחל אורן', 'Project sheet: Oren Stream Bridge, in Hebrew')),
  pdf('bridge-sheet-en', text('דף הפרויקט: גשר נחל אורן, באנגלית', 'Project sheet: Oren Stream Bridge')),
  ...contracts.map(({ name, title }) => pdf(name, title)),
  pdf('products-catalogue', text('קטלוג המוצרים', 'The product catalogue')),
  ...reports.map(({ name, title }) => pdf(name, title)),
];
