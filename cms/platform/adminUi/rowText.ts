import type { ChoiceLabels } from '../labels/choiceLabels';
import type { Locale } from '../locales/locales';

/** Names of fields that describe a row, in order of preference. */
const TITLE_FIELDS = ['title', 'name', 'label', 'caption', 'tabName', 'text'];

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/** Labels of the options that can be selected in the row. */
interface Words {
  choices: ChoiceLabels;
  language: Locale;
}

/**
 * Returns a short text that describes a row, so that editors recognize it when it is collapsed.
 * @param row field values of the row
 * @param words labels of select options, because the stored values are internal
 * @returns the row's title, otherwise its first text or selected option, including link labels; empty if there is none
 */
export function rowText(
  row: Record<string, unknown> | undefined,
  { choices, language }: Words = { choices: {}, language: 'he' },
): string {
  if (!row) return '';
  const { id: _id, ...fields } = row;
  const telling = TITLE_FIELDS.map((name) => plainText(fields[name])).find(Boolean);
  if (telling) return telling;
  for (const [name, value] of Object.entries(fields)) {
    const labels = choices[name];
    const text = labels
      ? (labels[String(value)]?.[language] ?? '')
      : plainText(
          value && typeof value === 'object' && !Array.isArray(value)
            ? (value as Record<string, unknown>).name
            : value,
        );
    if (text) return text;
  }
  return '';
}
