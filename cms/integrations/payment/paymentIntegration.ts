import { env } from '../../platform/env/env';
import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { paymentEnv } from './paymentEnv';
import { paymentFaults } from './paymentFaults';
import { purgeSandboxPayments } from './sandbox/purgeSandboxPayments';
import { SandboxPayments } from './sandbox/SandboxPayments';

/** Returns the origins of payment pages: those of the provider, or the CMS itself for the sandbox. */
function pageOrigins(): readonly string[] {
  const { url, pageOrigins: named } = paymentEnv.values;
  return url && named.length > 0 ? named : [new URL(url ?? env.cmsUrl).origin];
}

export const paymentIntegration: Integration = {
  env: paymentEnv,
  faults: paymentFaults,
  pageSources: () => ({ payment: pageOrigins() }),
  check: portCheck(paymentEnv.values.url),
  collections: [SandboxPayments],
  chores: [purgeSandboxPayments],
};
