import type { Option } from 'payload';
import type { Locale } from '../locales';

/**
 * A label of the configuration in one language.
 * @param label as a field or an option has it
 * @param fallback what stands in its place where there is none in that language
 */
export function labelText(label: unknown, fallback: string, language: Locale): string {
  if (typeof label === 'string') return label;
  const text: unknown =
    label && typeof label === 'object' ? (label as Record<string, unknown>)[language] : undefined;
  return typeof text === 'string' ? text : fallback;
}

/** What the option of a choice is called; its value where it has no label or is gone. */
export function optionText(options: readonly Option[], value: unknown, language: Locale): string {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value);
  return labelText(typeof option === 'object' ? option.label : undefined, String(value), language);
}
