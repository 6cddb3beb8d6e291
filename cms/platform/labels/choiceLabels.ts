import type { Field } from 'payload';
import { labelText } from './labelText';
import type { Label } from './labels';

/** Labels of select options, by the field's name and the option's value. */
export type ChoiceLabels = Readonly<Record<string, Readonly<Record<string, Label>>>>;

/**
 * Collects the labels of select options, for components that receive only the selected values.
 * @param fields fields of a row or block; nested groups and arrays are ignored
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
