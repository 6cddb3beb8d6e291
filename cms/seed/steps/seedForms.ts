import { forms } from '../content/forms/forms';
import type { Store } from '../lib/Store';

/** Creates the forms that pages of the demo content contain. */
export async function seedForms(store: Store): Promise<void> {
  for (const { key, ...fields } of forms) {
    const known = { collection: 'forms', key, where: { formId: { equals: fields.formId } } } as const;
    const id =
      (await store.find(known)) ?? (await store.create('forms', key, { ...fields, _status: 'published' }));
    store.remember('forms', key, id);
  }
}
