import type { RelationshipFieldSingleValidation, Where } from 'payload';
import { relationship } from 'payload/shared';

/** Who can be made responsible for a document of the inbox. */
export const MAY_ANSWER: Where = { roles: { in: ['staff', 'administrator'] } };

const idOf = (value: unknown): unknown =>
  value && typeof value === 'object' && 'id' in value ? value.id : (value ?? null);

/**
 * Asks whether somebody can be made responsible only where somebody is: Payload asks it of each change, and somebody who is no
 * longer of the staff would keep everybody, visitors as well, from changing what is still theirs.
 */
export const checkAssignee: RelationshipFieldSingleValidation = (value, options) =>
  idOf(value) === idOf(options.previousValue) ? true : relationship(value, options);
