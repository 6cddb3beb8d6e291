import { defineBlock } from './defineBlock';

export const reportAlerts = defineBlock({
  slug: 'reportAlerts',
  labels: {
    singular: { he: 'הרשמה להתראות על דוחות', en: 'Alerts about new reports' },
    plural: { he: 'הרשמה להתראות על דוחות', en: 'Alerts about new reports' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
  ],
});
