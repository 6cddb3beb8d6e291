import type { Form } from '../../payload-types';
import type { SeedOf } from './SeedOf';

type Columns = Form['pages'][number]['fieldsets'][number]['columns'];

export type SeedFormField = SeedOf<NonNullable<Columns[number]['fields']>[number]>;

/** A form of the demo content. Its `formId` is fixed, so that it is the same on every machine. */
export interface SeedForm extends SeedOf<Omit<Form, 'definition'>> {
  /** Name by which pages refer to the form. */
  key: string;
}
