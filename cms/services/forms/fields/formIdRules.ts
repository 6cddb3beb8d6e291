import { randomUUID } from 'node:crypto';
import type { FieldHook, TextFieldSingleValidation } from 'payload';
import { INVALID_GUID, readGuid } from '../guid';

/** Generates the id of a new form. If an editor entered an id without dashes, adds them. */
export const newFormId: FieldHook = ({ value, operation }) => {
  if (typeof value === 'string' && value) return readGuid(value) ?? value;
  return operation === 'create' ? randomUUID() : value;
};

export const validateFormId: TextFieldSingleValidation = (value) =>
  (value && readGuid(value) !== null) || INVALID_GUID;
