import type { Field, PayloadRequest, Validate } from 'payload';
import { expect, it } from 'vitest';
import config from '../../payload.config';

const { blocks = [], collections, globals } = await config;

/** Returns the text and number fields of a form, with the path of each, including those of blocks and groups. */
function valueFields(fields: readonly Field[], path: string): [string, Field & { validate: Validate }][] {
  return fields.flatMap((field) => {
    const own = 'name' in field ? `${path}.${field.name}` : path;
    if (field.type === 'blocks') return field.blocks.flatMap((block) => valueFields(block.fields, own));
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => valueFields(tab.fields, own));
    if ('fields' in field) return valueFields(field.fields, own);
    if ((field.type !== 'text' && field.type !== 'number') || !field.validate) return [];
    return [[own, field as Field & { validate: Validate }] as [string, Field & { validate: Validate }]];
  });
}

const forms = [...collections, ...globals, ...blocks];
const fields = [...new Map(forms.flatMap(({ fields: own, slug }) => valueFields(own, slug)))];

/** Validates a value that no format accepts, for an editor who uses the admin in this language. */
async function faultOf(field: { validate: Validate }, language: 'he' | 'en'): Promise<string | true> {
  const t = (key: string) => `${language}: the text of ${key}`;
  const req = {
    context: {},
    i18n: { language, t },
    payload: { config: {}, findGlobal: () => null },
    t,
  } as unknown as PayloadRequest;
  return field.validate('?!', { data: {}, req, siblingData: {} } as never);
}

it.each(fields)(
  '%s rejects a wrong value with a sentence in the language of the admin',
  async (_path, field) => {
    const [he, en] = [await faultOf(field, 'he'), await faultOf(field, 'en')];
    // The specification has one text for both languages (corporate-site §5).
    if (he === true || String(he).startsWith('Invalid GUID format.')) return;
    expect(String(he).split(' ').length).toBeGreaterThan(2);
    expect(he).not.toBe(en);
  },
);

it('covers keys, colours, times and numbers', async () => {
  const faults = await Promise.all(fields.map(async ([, field]) => faultOf(field, 'en')));
  for (const part of ['ISO code', 'lowercase Latin letters', 'colour', 'Enter a time', 'greater than zero'])
    expect(
      faults.filter((fault) => String(fault).includes(part)),
      part,
    ).not.toHaveLength(0);
});
