import { defineBlock } from './defineBlock';
import { button, card, field, text, title } from './drawing/shapes';

export const reportAlerts = defineBlock({
  slug: 'reportAlerts',
  labels: {
    singular: { he: 'הרשמה להתראות על דוחות', en: 'Alerts about new reports' },
    plural: { he: 'הרשמה להתראות על דוחות', en: 'Alerts about new reports' },
  },
  purpose: {
    he: 'טופס שבו נרשמים להודעות דוא״ל על דוחות חדשים',
    en: 'A form to be told of new reports by e-mail',
  },
  drawing: [
    title(14, 10, 40),
    text(14, 22, 40, 3),
    card(62, 8, 44, 64),
    field(68, 16, 32),
    field(68, 30, 32),
    button(72, 52),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
  ],
});
