import type { Locale } from '../locales';

const FAULT: Readonly<Record<Locale, string>> = {
  he: 'זה אינו JSON תקין',
  en: 'This is no valid JSON',
};
const AT: Readonly<Record<Locale, (line: string, column: string) => string>> = {
  he: (line, column) => `שורה ${line}, תו ${column}`,
  en: (line, column) => `line ${line}, character ${column}`,
};

/** What a form holds of a text: the value that it stands for, or the text itself as long as it is no JSON. */
export function readJson(text: string): unknown {
  if (!text.trim()) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A value as one edits it. A text that is no JSON yet was kept as it was typed. */
export function writeJson(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/**
 * Says where a text is no JSON.
 * @param value as a form holds it
 * @returns nothing where there is no fault
 */
export function jsonFault(value: unknown, language: Locale): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined;
  try {
    JSON.parse(value);
    return undefined;
  } catch (error) {
    // Browsers say the place in English, and some of them not at all.
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const place = line && column && AT[language](line, column);
    return place ? `${FAULT[language]}: ${place}` : FAULT[language];
  }
}
