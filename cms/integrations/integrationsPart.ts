import type { Part } from '../platform/part';
import { Mails } from './mail/Mails';
import { purgeSandboxPayments } from './payment/sandbox/purgeSandboxPayments';
import { SandboxPayments } from './payment/sandbox/SandboxPayments';

/** What the embedded defaults of the integrations keep. */
export const integrationsPart: Part = {
  collections: [Mails, SandboxPayments],
  chores: [purgeSandboxPayments],
};
