import { address, count, integrationEnv, text } from '../../platform/env/variables';

export const hrEnv = integrationEnv(
  'The HR system that gets job applications with their CVs. Without it, they stay in the CMS and are mailed.',
  {
    url: address('HR_URL', 'Address that takes applications.'),
    token: text('HR_TOKEN', 'Token of our account.'),
    timeoutMs: count('HR_TIMEOUT_MS', 30_000, 'Timeout in ms.'),
  },
);
