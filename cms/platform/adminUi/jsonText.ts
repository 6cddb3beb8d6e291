import type { Locale } from '../locales/locales';

const FAULT: Readonly<Record<Locale, string>> = {
  he: 'זה אינו JSON תקין',
  en: 'This is not valid JSON',
};
const AT: Readonly<Record<Locale, (line: string, column: string) => string>> = {
  he: (line, column) => `שורה ${line}, תו ${column}`,
  en: (line, column) => `line ${line}, character ${column}`,
};

/** Parses text for the form. Returns the text itself while it is invalid JSON. */
export function readJson(text: string): unknown {
  if (!text.trim()) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Formats a value for editing. A string is invalid JSON that is stored as typed. */
export function writeJson(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/**
 * Returns an error message with the position of invalid JSON.
 * @param value form value
 * @returns undefined if it is valid
 */
export function jsonFault(value: unknown, language: Locale): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined;
  try {
    JSON.parse(value);
    return undefined;
  } catch (error) {
    // Browsers report the position in English, and some do not report it.
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const place = line && column && AT[language](line, column);
    return place ? `${FAULT[language]}: ${place}` : FAULT[language];
  }
}
