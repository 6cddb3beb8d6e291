import { defineBlock } from './defineBlock';
import { button, card, field, text, title } from './drawing/shapes';
import { localArea, localText } from '../../platform/fields/shortFields';

export const reportAlerts = defineBlock({
  slug: 'reportAlerts',
  labels: {
    singular: { he: 'הרשמה להתראות על דוחות', en: 'Alerts about new reports' },
    plural: { he: 'הרשמה להתראות על דוחות', en: 'Alerts about new reports' },
  },
  purpose: {
    he: 'טופס הרשמה להתראות בדוא״ל על דוחות חדשים',
    en: 'A form to subscribe to e-mail alerts about new reports',
  },
  drawing: [
    title(14, 10, 40),
    text(14, 22, 40, 3),
    card(62, 8, 44, 64),
    field(68, 16, 32),
    field(68, 30, 32),
    button(72, 52),
  ],
  fields: [localText('title', 'כותרת', 'Title'), localArea('text', 'טקסט', 'Text')],
});
