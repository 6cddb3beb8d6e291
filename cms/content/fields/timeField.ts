import type { TextField } from 'payload';
import { validFormat } from '../../platform/fields/validFormat';
import type { Label } from '../../platform/labels/labels';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

interface TimeOptions {
  name: string;
  label: Label;
  required?: boolean;
}

/** Field for a time of day in Israel, such as `07:00`. It does not depend on the editor's time zone. */
export const timeField = ({ name, label, required = false }: TimeOptions): TextField => ({
  name,
  type: 'text',
  required,
  label: { ...label },
  validate: validFormat((value) => (!required && !value) || TIME.test(String(value)), {
    he: 'יש להזין שעה, למשל 07:00.',
    en: 'Enter a time, such as 07:00.',
  }),
});
