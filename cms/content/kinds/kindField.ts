import type { TextField } from 'payload';
import { kinds } from './kinds.gen';
import { textField } from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

const clientProps = { kinds: kinds.map(({ name, label }) => ({ value: name, label: { ...label } })) };

/**
 * Field for a page's kind, which determines its template on the site and its allowed blocks. Stored as text instead of
 * an enum, so that a new kind needs no database migration.
 */
export const kindField: TextField = textField('template', 'תבנית', 'Template', {
  required: true,
  defaultValue: 'generic',
  index: true,
  validate: validFormat((value) => kinds.some(({ name }) => name === value), {
    he: 'יש לבחור תבנית מהרשימה.',
    en: 'Choose a template from the list.',
  }),
  admin: {
    position: 'sidebar',
    components: {
      Field: { path: '/content/kinds/KindSelect#KindSelect', clientProps },
      Cell: { path: '/content/kinds/KindCell#KindCell', clientProps },
    },
  },
});
