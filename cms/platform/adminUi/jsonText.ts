import type { Locale } from '../locales/locales';

const FAULT: Readonly<Record<Locale, string>> = {
  he: 'זה אינו JSON תקין',
  en: 'This is not valid JSON',
};
const AT: Readonly<Record<Locale, (line: string, column: string) => string>> = {
  he: (line, column) => `שורה ${line}, תו ${column}`,
  en: (line, column) => `line ${line}, character ${column}`,
};

/** Parses the text for the form. If it is not valid JSON, returns the text itself. */
export function readJson(text: string): unknown {
  if (!text.trim()) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Formats a value as text for editing. A string is text that is not valid JSON, so it is shown as typed. */
export function writeJson(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/**
 * Returns an error message for invalid JSON, with the position of the error if the browser reports it.
 * @param value value in the form
 * @returns undefined if the JSON is valid
 */
export function jsonFault(value: unknown, language: Locale): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined;
  try {
    JSON.parse(value);
    return undefined;
  } catch (error) {
    // The position must be taken from the browser's English error message. Some browsers do not report it.
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const place = line && column && AT[language](line, column);
    return place ? `${FAULT[language]}: ${place}` : FAULT[language];
  }
}
