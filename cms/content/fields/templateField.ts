import type { SelectField } from 'payload';
import { TEMPLATES, type Template } from '../blocks/defineBlock';
import type { Label } from '../../platform/fields/labels';

const LABELS: Record<Template, Label> = {
  home: { he: 'דף הבית', en: 'Home page' },
  generic: { he: 'דף תוכן', en: 'Content page' },
  about: { he: 'אודות', en: 'About' },
  breadcrumbOnly: { he: 'שביל ניווט בלבד', en: 'Breadcrumbs only' },
  contact: { he: 'צור קשר', en: 'Contact' },
  dynamicForm: { he: 'טופס', en: 'Form' },
  sitemap: { he: 'מפת האתר', en: 'Sitemap' },
  esg: { he: 'ESG', en: 'ESG' },
  faq: { he: 'שאלות ותשובות', en: 'FAQ' },
  community: { he: 'קהילה', en: 'Community' },
  environmental: { he: 'סביבה', en: 'Environmental' },
  financialReports: { he: 'דוחות כספיים', en: 'Financial reports' },
  investorPresentations: { he: 'מצגות למשקיעים', en: 'Investor presentations' },
  history: { he: 'ציר זמן', en: 'Timeline' },
  magazine: { he: 'מגזין', en: 'Magazine' },
  article: { he: 'כתבה', en: 'Article' },
  landing: { he: 'דף נחיתה', en: 'Landing page' },
  career: { he: 'קריירה', en: 'Careers' },
};

/** Kind of a page: its template on the site, and which blocks it may hold. */
export const templateField: SelectField = {
  name: 'template',
  type: 'select',
  required: true,
  defaultValue: 'generic',
  index: true,
  label: { he: 'תבנית', en: 'Template' },
  admin: { position: 'sidebar' },
  options: TEMPLATES.map((value) => ({ value, label: { ...LABELS[value] } })),
};
