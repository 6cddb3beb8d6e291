import { deepMergeSimple, type SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { textEditor } from './textEditor';

interface Texts {
  readonly [key: string]: string | Texts;
}

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );
const placeholders = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g))].sort().join();

it("gives the editor's Hebrew texts the placeholders of the English ones", async () => {
  const config = { i18n: { translations: {} }, collections: [], globals: [] } as unknown as SanitizedConfig;
  const adapter = await textEditor()({ config, isRoot: true, parentIsLocalized: false });
  // Merges the texts in the same way as Payload.
  const { en, he } = deepMergeSimple<Texts>(config.i18n.translations, adapter.i18n ?? {});
  const [english, hebrew] = [en, he].map((texts) => new Map(flat(texts as Texts)));
  const faults = [...(english ?? [])].filter(
    ([key, text]) => placeholders(hebrew?.get(key) ?? '') !== placeholders(text),
  );
  expect(faults).toEqual([]);
  expect(english?.size).toBeGreaterThan(10);
  expect([...(hebrew?.keys() ?? [])].filter((key) => !english?.has(key))).toEqual([]);
});
