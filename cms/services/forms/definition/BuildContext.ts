import type { PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales';
import type { Form } from '../../../payload-types';
import type { ConditionDto } from '../contract';

export type StoredPage = NonNullable<Form['pages']>[number];
export type StoredCondition = StoredPage['condition'];

/** A field as editors made it: one of the blocks of `formFieldBlocks`. */
export type StoredField = NonNullable<
  NonNullable<NonNullable<NonNullable<StoredPage['fieldsets']>[number]['columns']>[number]['fields']>[number]
>;

/** What the rows of one form are built with. */
export interface BuildContext {
  req: PayloadRequest;
  locale: Locale;
  /** Id of a row in the contract: the same as long as the row is there. */
  guid: (rowId: string | null | undefined) => string;
  condition: (stored: StoredCondition) => { condition?: ConditionDto };
}
