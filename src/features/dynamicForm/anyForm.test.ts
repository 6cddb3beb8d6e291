import type { EntriesByAlias } from '@group/rules/forms/Entries';
import { fieldsOf } from '@group/rules/forms/fieldsOf';
import fc from 'fast-check';
import { textsOf } from '../../testing/textsOf';
import type { FormDto } from './definition/FormDefinition';
import { toDefinition } from './definition/toDefinition';
import { formsWithValues } from './testing/formsWithValues';
import { pageErrors } from './schema/formSchema';
import type { FormValues } from './values/FormValues';
import { initialValues } from './values/initialValues';
import { toEntries } from './values/toEntries';
import { visiblePartsFor } from './values/visiblePartsFor';
import { toSubmission } from './values/toSubmission';

const t = textsOf('en', 'dynamicForm');

/**
 * Returns the form's definition, its values after the entries were filled in, and the aliases of its visible fields.
 */
function filled(form: FormDto, entries: EntriesByAlias) {
  const definition = toDefinition(form);
  const empty = initialValues(definition);
  const values: FormValues = Object.fromEntries(
    Object.entries(empty).map(([alias, value]) => {
      const held = entries[alias] ?? [];
      if (typeof value === 'boolean') return [alias, held.includes('on') || held.includes('true')];
      return [alias, Array.isArray(value) ? held.filter((one) => one !== '') : (held[0] ?? '')];
    }),
  );
  const { fields: visible } = visiblePartsFor(definition, values);
  const shown = fieldsOf(definition).flatMap(({ id, alias }) => (visible.has(id) ? [alias] : []));
  return { definition, values, shown };
}

/** Returns the form with every field required. */
const allRequired = (form: FormDto): FormDto => ({
  ...form,
  pages: (form.pages ?? []).map((page) => ({
    ...page,
    fieldsets: (page.fieldsets ?? []).map((set) => ({
      ...set,
      columns: (set.columns ?? []).map((column) => ({
        ...column,
        fields: (column.fields ?? []).map((field) => ({ ...field, required: true })),
      })),
    })),
  })),
});

it('sends only visible fields, for any rules', async () => {
  await fc.assert(
    fc.asyncProperty(formsWithValues, async ({ form, values: entries }) => {
      const { definition, values, shown } = filled(form, entries);
      const sent = await toSubmission(definition, values);
      expect(shown).toEqual(expect.arrayContaining(Object.keys(sent)));
      for (const alias of shown) expect(sent[alias] ?? []).toEqual(toEntries(values)[alias] ?? []);
    }),
  );
});

it('requires all visible empty fields and no hidden ones', () => {
  fc.assert(
    fc.property(formsWithValues, ({ form, values: entries }) => {
      const { definition, values, shown } = filled(allRequired(form), entries);
      const asked = definition.pages.flatMap((_page, index) =>
        Object.keys(pageErrors(definition, index, values, t)),
      );
      const filledIn = toEntries(values);
      const kinds = new Map(fieldsOf(definition).map(({ alias, kind }) => [alias, kind]));
      expect(asked).toEqual(
        shown.filter((alias) => kinds.get(alias) !== 'hidden' && filledIn[alias]?.length === 0),
      );
    }),
  );
});
