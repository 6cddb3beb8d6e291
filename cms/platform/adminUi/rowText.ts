import type { ChoiceLabels } from '../labels/choiceLabels';
import type { Locale } from '../locales';

/** Names of fields that say what a row is, in order. */
const TELLING = ['title', 'name', 'label', 'caption', 'tabName', 'text'];

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/** Words for the choices of a row. */
interface Words {
  choices: ChoiceLabels;
  language: Locale;
}

/**
 * What a row of a list says, so that editors find it while it is folded.
 * @param row the row's values
 * @param words for what was chosen from options: their values are for programs
 * @returns its title or else the first text or choice in it, also within a link; empty when it has none
 */
export function rowText(
  row: Record<string, unknown> | undefined,
  { choices, language }: Words = { choices: {}, language: 'he' },
): string {
  if (!row) return '';
  const { id: _id, ...fields } = row;
  const telling = TELLING.map((name) => plainText(fields[name])).find(Boolean);
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
