import { asksForIdNumber } from '@group/rules/forms/asksForIdNumber';
import { fieldsOf } from '@group/rules/forms/fieldsOf';
import type { FormDefinition } from '../definition/FormDefinition';

/**
 * Aliases of the fields that the browser never keeps of a form that was not sent: identity numbers, files,
 * and what no visitor fills in.
 */
export const neverKept = (definition: FormDefinition): readonly string[] =>
  fieldsOf(definition).flatMap(({ alias, kind }) =>
    kind === 'file' || kind === 'hidden' || asksForIdNumber(alias) ? [alias] : [],
  );
