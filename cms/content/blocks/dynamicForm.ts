import { defineBlock } from './defineBlock';
import { button, card, field, text, title } from './drawing/shapes';
import { relationField } from '../../platform/fields/shortFields';

export const dynamicForm = defineBlock({
  slug: 'dynamicForm',
  labels: {
    singular: { he: 'טופס', en: 'Form' },
    plural: { he: 'טפסים', en: 'Forms' },
  },
  purpose: {
    he: 'טופס שנבנה במערכת הניהול, עם השדות שלו',
    en: 'A form built in the admin, with its own fields',
  },
  drawing: [
    card(20, 4, 80, 72),
    title(28, 11, 40),
    field(28, 22, 64),
    field(28, 34, 64),
    card(28, 47, 7, 7),
    text(39, 49.5, 44, 1),
    button(28, 62, 64),
  ],
  fields: [relationField('form', 'forms', 'הטופס', 'The form', { required: true })],
});
