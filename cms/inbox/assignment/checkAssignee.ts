import type { RelationshipFieldSingleValidation, Where } from 'payload';
import { relationship } from 'payload/shared';

/** Matches the accounts to which an inbox document can be assigned. */
export const ASSIGNABLE_ACCOUNTS: Where = { roles: { in: ['staff', 'administrator'] } };

const idOf = (value: unknown): unknown =>
  value && typeof value === 'object' && 'id' in value ? value.id : (value ?? null);

/**
 * Validates the assignee only if it has changed. Payload validates all fields on every save, so an assignee who is no
 * longer on the staff would otherwise block every change, even one made by a visitor.
 */
export const checkAssignee: RelationshipFieldSingleValidation = (value, options) =>
  idOf(value) === idOf(options.previousValue) ? true : relationship(value, options);
