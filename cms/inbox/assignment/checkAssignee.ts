import type { RelationshipFieldSingleValidation, Where } from 'payload';
import { relationship } from 'payload/shared';

/** Accounts that can be the assignee of an inbox document. */
export const ASSIGNABLE_ACCOUNTS: Where = { roles: { in: ['staff', 'administrator'] } };

const idOf = (value: unknown): unknown =>
  value && typeof value === 'object' && 'id' in value ? value.id : (value ?? null);

/**
 * Validates only a changed assignee. Payload validates on every save, so an assignee who has left the staff would
 * otherwise block all changes, including those by visitors.
 */
export const checkAssignee: RelationshipFieldSingleValidation = (value, options) =>
  idOf(value) === idOf(options.previousValue) ? true : relationship(value, options);
