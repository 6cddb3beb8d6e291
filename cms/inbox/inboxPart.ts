import { AuditLog } from './audit/AuditLog';
import { notifyBuildFaults } from './builds/notifyBuildFaults';
import { AnswerTemplates } from './reply/AnswerTemplates';
import { Replies } from './reply/Replies';
import { replyMail } from './reply/replyMail';
import { digest } from './digest/digest';
import { PersonalData } from './personalData/PersonalData';
import type { Part } from '../platform/parts/part';
import { retention } from './retention/retention';
import { RetentionSettings } from './retention/RetentionSettings';

/**
 * CMS part with the staff functions that all inbox collections share: replies, audit log, retention, personal data and
 * digest.
 */
export const inboxPart: Part = {
  collections: [AnswerTemplates, Replies, AuditLog],
  globals: [RetentionSettings, PersonalData],
  tasks: [retention, digest],
  chores: [notifyBuildFaults],
  deliveries: [replyMail],
};
