import { defineBlock } from './defineBlock';

export const dynamicForm = defineBlock({
  slug: 'dynamicForm',
  labels: {
    singular: { he: 'טופס', en: 'Form' },
    plural: { he: 'טפסים', en: 'Forms' },
  },
  fields: [
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      label: { he: 'הטופס', en: 'The form' },
    },
  ],
});
