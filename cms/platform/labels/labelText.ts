import type { Option } from 'payload';
import type { Locale } from '../locales/locales';

/**
 * Returns a label of the configuration in one language.
 * @param label label of a field or an option
 * @param fallback text if there is no label in that language
 */
export function labelText(label: unknown, fallback: string, language: Locale): string {
  if (typeof label === 'string') return label;
  const text: unknown =
    label && typeof label === 'object' ? (label as Record<string, unknown>)[language] : undefined;
  return typeof text === 'string' ? text : fallback;
}

/** Returns the label of a select option. If the option or its label is missing, returns the value itself. */
export function optionText(options: readonly Option[], value: unknown, language: Locale): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value);
  return labelText(typeof option === 'object' ? option.label : undefined, String(value), language);
}
