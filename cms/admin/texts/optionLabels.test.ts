import type { Block, Field, Option } from 'payload';
import { expect, it } from 'vitest';
import { livePreview } from '../../content/publishing/livePreview';
import config from '../../payload.config';

/** Yields all select and radio fields, at any depth, with their options. */
function* choices(fields: readonly Field[], path: string): Generator<[string, readonly Option[]]> {
  for (const field of fields) {
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path;
    if (field.type === 'select' || field.type === 'radio') yield [here, field.options];
    if (field.type === 'tabs') for (const tab of field.tabs) yield* choices(tab.fields, here);
    else if (field.type === 'blocks')
      for (const block of field.blocks) yield* choices(block.fields, `${here}.${block.slug}`);
    else if ('fields' in field) yield* choices(field.fields, here);
  }
}

/**
 * Checks whether an option has a label in both languages. The Hebrew label must contain Hebrew letters, unless it has
 * no words at all, such as a currency sign.
 */
function isNamed(option: Option): boolean {
  if (typeof option === 'string') return false;
  const { value, label } = option;
  // A function is a label by Payload itself, which `adminTexts.test` checks.
  if (typeof label === 'function') return true;
  if (typeof label === 'string') return label !== '' && label !== value;
  const { he, en } = label as Partial<Record<'en' | 'he', string>>;
  return Boolean(he && en) && (/[א-ת]/.test(he ?? '') || !/[a-z]/i.test(he ?? ''));
}

it('every option of every choice has a label in both languages', async () => {
  const { collections, globals, blocks = [] } = await config;
  const shown = collections.filter(({ admin }) => admin.hidden !== true);
  const all = [...shown, ...globals, ...(blocks as Block[])].flatMap(({ slug, fields }) => [
    ...choices(fields, slug),
  ]);
  expect(all.length).toBeGreaterThan(50);
  const nameless = all.filter(([, options]) => !options.every(isNamed)).map(([path]) => path);
  expect([...new Set(nameless)]).toEqual([]);
});

it('labels of live preview sizes, which are shared by both languages, contain no words', () => {
  const names = livePreview([]).breakpoints?.map(({ label }) => label) ?? [];
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => /\p{L}/u.test(name))).toEqual([]);
});

it('every list with a trash shows which documents are in it', async () => {
  const { collections } = await config;
  const states = collections
    .filter(({ trash }) => trash)
    .flatMap(({ fields }) => fields)
    .filter((field) => 'name' in field && field.name === '_status');
  expect(states.length).toBeGreaterThan(3);
  for (const state of states)
    expect(state).toHaveProperty('admin.components.Cell', '/platform/adminUi/StatusCell#StatusCell');
});
