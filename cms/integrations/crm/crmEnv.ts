import { address, count, integrationEnv, text } from '../../platform/env/variables';

export const crmEnv = integrationEnv(
  'The CRM that gets leads. Without it, leads stay in the CMS and are mailed.',
  {
    url: address('CRM_URL', 'Address that takes leads.'),
    token: text('CRM_TOKEN', 'Token of our account.'),
    timeoutMs: count('CRM_TIMEOUT_MS', 10_000, 'Timeout in ms.'),
  },
);
