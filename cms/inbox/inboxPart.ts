import { AuditLog } from './audit/AuditLog';
import type { Part } from '../platform/part';
import { retention } from './retention/retention';
import { RetentionSettings } from './retention/RetentionSettings';

/** What staff have in every service. */
export const inboxPart: Part = {
  collections: [AuditLog],
  globals: [RetentionSettings],
  tasks: [retention],
};
