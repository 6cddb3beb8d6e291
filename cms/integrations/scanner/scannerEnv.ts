import { count, integrationEnv, text } from '../../platform/env/variables';

export const scannerEnv = integrationEnv(
  "The virus scanner for visitors' files: ClamAV's daemon. Nobody gets a file before it has been scanned. Without the daemon, files are not scanned.",
  {
    url: text('CLAMAV_URL', 'tcp://host:3310 or unix:/run/clamav/clamd.ctl.'),
    timeoutMs: count('CLAMAV_TIMEOUT_MS', 60_000, 'Timeout in ms.'),
    maxBytes: count('CLAMAV_MAX_BYTES', 25 * 1024 * 1024, "Largest file in bytes: clamd's StreamMaxLength."),
  },
);
