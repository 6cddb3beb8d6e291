import type { PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';
import type { Form } from '../../../payload-types';
import type { ConditionDto } from '../contract';

export type StoredPage = NonNullable<Form['pages']>[number];
export type StoredCondition = StoredPage['condition'];

/** Stored field: one of the blocks of `formFieldBlocks`. */
export type StoredField = NonNullable<
  NonNullable<NonNullable<NonNullable<StoredPage['fieldsets']>[number]['columns']>[number]['fields']>[number]
>;

/** Context for building the rows of one form. */
export interface BuildContext {
  req: PayloadRequest;
  locale: Locale;
  /** Stable id of a row in the contract. */
  guid: (rowId: string | null | undefined) => string;
  condition: (stored: StoredCondition) => { condition?: ConditionDto };
}
