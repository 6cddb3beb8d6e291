import type { Field } from 'payload';
import { linkField } from '../fields/linkField';
import { relationsField, localArea, localText } from '../../platform/fields/shortFields';

/** Fields for the companies and partners of a project (project-marketing §2.11), and for related projects (§2.10). */
export const partnersFields: Field[] = [
  localText(
    'groupPartnersTitle',
    'כותרת החברות, ואם אין חברות: של השותפים',
    'Title of the companies or, without companies, of the partners',
  ),
  relationsField('companies', 'partners', 'חברות', 'Companies'),
  relationsField('partners', 'partners', 'שותפים', 'Partners'),
  localText('entrepreneursTitle', 'כותרת היזמים', 'Title of the developers'),
  relationsField('entrepreneurs', 'partners', 'יזמים', 'Developers'),
  localText('seeMoreTitle', 'כותרת הפרויקטים הנוספים', 'Title of the related projects'),
  localText('seeMoreTitleNew', 'כותרת חדשה של הפרויקטים הנוספים', 'New title of the related projects', {
    description: {
      he: 'אם מולאה, היא מוצגת במקום הכותרת הרגילה.',
      en: 'If filled in, it replaces the title above.',
    },
  }),
  localArea('textUnderneathTitle', 'טקסט מתחת לכותרת', 'Text underneath the title'),
  relationsField('relatedProjects', 'projects', 'פרויקטים נוספים', 'Related projects'),
  linkField('projectButton', 'כפתור לכל הפרויקטים', 'Button to all projects'),
];
