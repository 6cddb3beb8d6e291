import { en } from '@payloadcms/translations/languages/en';
import { he } from '@payloadcms/translations/languages/he';
import { describe, expect, it } from 'vitest';
import { adminTexts } from './adminTexts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );

const english = new Map([...flat(en.translations), ...flat(adminTexts.en)]);
const hebrew = new Map([...flat(he.translations), ...flat(adminTexts.he)]);
const placeholders = (text: string) => [...new Set(text.match(/\{\{.*?\}\}|<\/?\d+>/g))].sort().join();

describe('the Hebrew admin', () => {
  it('uses the placeholders of the English texts, is in Hebrew, and contains no translator notes', () => {
    const faults = [...english].flatMap(([key, text]) => {
      const translated = hebrew.get(key) ?? '';
      if (placeholders(translated) !== placeholders(text)) return [`${key}: ${translated}`];
      if (/Payload|\b(?:true|false)\b/i.test(translated)) return [`${key}: ${translated}`];
      return translated.length > 3 * text.length + 20 ? [`${key}: ${translated}`] : [];
    });
    expect(faults).toEqual([]);
    expect(english.size).toBeGreaterThan(500);
  });

  it('overrides only texts that exist in Payload', () => {
    const keys = [...flat(adminTexts.he), ...flat(adminTexts.en)].map(([key]) => key);
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });
});
