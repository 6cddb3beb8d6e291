import type { TextField } from 'payload';
import type { Label } from '../../platform/labels/labels';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

interface TimeOptions {
  name: string;
  label: Label;
  required?: boolean;
}

/** Time of day in Israel, independent of the editor's time zone: `07:00`. */
export const timeField = ({ name, label, required = false }: TimeOptions): TextField => ({
  name,
  type: 'text',
  required,
  label: { ...label },
  validate: (value: unknown) => (!required && !value) || TIME.test(String(value)) || '07:00',
});
