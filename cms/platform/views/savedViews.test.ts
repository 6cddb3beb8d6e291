import type { Field } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, callRest, type Caller } from '../../test/inboxHarness';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let staff: Caller;
let admin: Caller;
let editor: Caller;

beforeAll(async () => {
  cms = await startCms();
  [staff, admin, editor] = [
    await caller(cms, 'staff'),
    await caller(cms, 'admin'),
    await caller(cms, 'editor'),
  ];
});
afterAll(() => cms.stop());

const constraint = (value: 'everyone' | 'onlyMe') => ({ constraint: value });
const save = (who: Caller, title: string, readers: 'everyone' | 'onlyMe') =>
  callRest(cms, 'POST', 'payload-query-presets', who, {
    title,
    relatedCollection: 'leads',
    where: { status: { equals: 'new' } },
    access: { read: constraint(readers), update: constraint('onlyMe'), delete: constraint('onlyMe') },
  });
const titles = async (who: Caller) => {
  const response = await callRest(cms, 'GET', 'payload-query-presets?sort=id', who);
  return ((await response.json()) as { docs?: { title: string }[] }).docs?.map(({ title }) => title) ?? [];
};

it('are saved by staff, private or shared, and not by other roles', async () => {
  expect((await save(staff, 'Mine', 'onlyMe')).status).toBe(201);
  expect((await save(staff, 'Ours', 'everyone')).status).toBe(201);
  expect((await save(editor, 'None', 'onlyMe')).status).toBe(403);
  expect(await titles(staff)).toEqual(['Mine', 'Ours']);
  expect(await titles(admin)).toEqual(['Ours']);
  for (const who of [editor, {}]) expect(await titles(who)).toEqual([]);
});

it('have labels in both languages for all visible fields', () => {
  const fields = cms.payload.collections['payload-query-presets'].config.fields;
  const nameless = (all: readonly Field[]): string[] =>
    all.flatMap((field) => {
      const hidden =
        'admin' in field && field.admin && ('hidden' in field.admin || 'disabled' in field.admin);
      const inner = 'fields' in field ? nameless(field.fields) : [];
      const label: unknown = 'label' in field ? field.label : undefined;
      const isNamed = label === false || (typeof label === 'object' && label !== null && 'he' in label);
      const name = 'name' in field ? field.name : field.type;
      return hidden || isNamed || /At$|^id$/.test(name) ? inner : [name, ...inner];
    });
  expect(nameless(fields)).toEqual([]);
});
