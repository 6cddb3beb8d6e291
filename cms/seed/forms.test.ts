import { fieldsOf } from '@group/rules/forms/fieldsOf';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayload } from '../test/openPayload';
import type { FormDto } from '../services/forms/contract';
import { FIELD_TYPES } from '../services/forms/fieldTypes';
import { LOCALES } from '../platform/locales/locales';
import { contractErrors } from '../test/contractValidator';
import { forms } from './content/forms/forms';
import { Ledger } from './lib/Ledger';
import { Store } from './lib/Store';
import { seedForms } from './steps/seedForms';

let payload: Payload;
beforeAll(async () => {
  payload = await openPayload();
  await seedForms(new Store(payload, await Ledger.open(payload)));
});
afterAll(() => payload.destroy());

async function definitions(locale: (typeof LOCALES)[number]): Promise<FormDto[]> {
  const { docs } = await payload.find({ collection: 'forms', locale, overrideAccess: false, depth: 0 });
  return docs.map(({ definition }) => definition as unknown as FormDto);
}

/** Leave out hidden fields, whose texts only staff see. */
const withoutHidden = (_key: string, value: { type?: { name?: string } } | null) =>
  value?.type?.name === FIELD_TYPES.hidden.name ? undefined : value;

describe.each(LOCALES)('the demo forms in %s', (locale) => {
  it('are all published and match the contract', async () => {
    const found = await definitions(locale);
    expect(found.map(({ id }) => id).sort()).toEqual(forms.map(({ formId }) => formId).sort());
    for (const form of found) expect(contractErrors('FormDto', form)).toEqual([]);
  });

  it('have a message, and captions and messages for every field in that language', async () => {
    const foreign = locale === 'en' ? /[א-ת]/ : /^$/;
    for (const form of await definitions(locale)) {
      expect(form.messageOnSubmit).toMatch(/./);
      expect(JSON.stringify(form, withoutHidden)).not.toMatch(foreign);
      for (const { alias, caption, required, requiredErrorMessage } of fieldsOf(form)) {
        if (!(alias.includes('_') && caption === '')) expect(caption, alias).not.toBe(alias);
        if (required) expect(requiredErrorMessage, alias).toMatch(/./);
      }
    }
  });
});

it('use every type of field', async () => {
  const used = new Set((await definitions('he')).flatMap(fieldsOf).map(({ type }) => type.name));
  expect([...used].sort()).toEqual(
    Object.values(FIELD_TYPES)
      .map(({ name }) => name)
      .sort(),
  );
});
