import { address, count, integrationEnv, text } from '../../platform/env/variables';

export const geocodingEnv = integrationEnv(
  'Coordinates of projects that have an address: looked up when a project is saved. Without a key, the site shows such projects in the middle of their town.',
  {
    key: text('GEOCODING_KEY', "Key of Google's geocoding, or of a service with the same API."),
    url: address('GEOCODING_URL', "Address of that service. Empty: Google's."),
    timeoutMs: count('GEOCODING_TIMEOUT_MS', 4000, 'Timeout in ms.'),
  },
);
