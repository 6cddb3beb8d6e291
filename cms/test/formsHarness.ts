import type { Payload } from 'payload';
import type { Form } from '../payload-types';

type Columns = Form['pages'][number]['fieldsets'][number]['columns'];
export type FieldData = NonNullable<Columns[number]['fields']>[number];
export type PageData = Omit<Form['pages'][number], 'blockType'>;

/** Creates a row that has a single column with the given fields. */
export const column = (fields: FieldData[]): Columns => [{ width: 12, fields }];

/** Creates a page that has a single fieldset with a single column. */
export const page = (fields: FieldData[], more: Partial<PageData> = {}): PageData => ({
  fieldsets: [{ columns: column(fields) }],
  ...more,
});

/** Creates a rule to use in a condition. */
export const rule = (field: string, operator: 'Is' | 'IsNot' | 'Contains', value: string) => ({
  field,
  operator,
  value,
});

/** Creates a published form in Hebrew. */
export async function createForm(
  payload: Payload,
  { pages, ...more }: Partial<Omit<Form, 'pages'>> & { pages: PageData[] },
): Promise<Form> {
  return payload.create({
    collection: 'forms',
    locale: 'he',
    depth: 0,
    data: {
      title: 'טופס',
      presentation: { fieldIndicationType: 'MarkMandatoryFields' },
      afterSubmitting: { afterSubmit: 'text', messageOnSubmit: 'תודה' },
      formId: '',
      _status: 'published',
      ...more,
      pages: pages.map((one) => ({ ...one, blockType: 'formPage' as const })),
    },
  });
}
