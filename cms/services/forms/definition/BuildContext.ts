import type { PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';
import type { Form } from '../../../payload-types';
import type { ConditionDto } from '../contract';

export type StoredPage = NonNullable<Form['pages']>[number];
export type StoredCondition = StoredPage['condition'];

/** A field as it is stored: one of the blocks in `formFieldBlocks`. */
export type StoredField = NonNullable<
  NonNullable<NonNullable<NonNullable<StoredPage['fieldsets']>[number]['columns']>[number]['fields']>[number]
>;

/** Data and helpers that are needed to convert the rows of one form. */
export interface BuildContext {
  req: PayloadRequest;
  locale: Locale;
  /** Returns the id of a row in the public API. It stays the same as long as the row exists. */
  guid: (rowId: string | null | undefined) => string;
  condition: (stored: StoredCondition) => { condition?: ConditionDto };
}
