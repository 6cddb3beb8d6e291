import type { Field } from 'payload';
import { labelText } from './labelText';
import type { Label } from './labels';

/** What the options of choices are called: by the name of the field, then by the value. */
export type ChoiceLabels = Readonly<Record<string, Readonly<Record<string, Label>>>>;

/**
 * What the choices among some fields are called, for components that get values only.
 * @param fields of a row or a block; what is in its groups and lists is left out
 */
export function choiceLabels(fields: readonly Field[]): ChoiceLabels {
  const entries = fields.flatMap((field): [string, Readonly<Record<string, Label>>][] => {
    if (field.type === 'row' || field.type === 'collapsible')
      return Object.entries(choiceLabels(field.fields));
    if (field.type !== 'select' && field.type !== 'radio') return [];
    const options = field.options.map((option) => {
      const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
      return [value, { he: labelText(label, value, 'he'), en: labelText(label, value, 'en') }] as const;
    });
    return [[field.name, Object.fromEntries(options)]];
  });
  return Object.fromEntries(entries);
}
