import { technicalTable } from '../../platform/database/technicalTable';

/** Who asked for alerts and has not confirmed it yet, with what was chosen. They are forgotten when their link expires. */
export const AlertRequests = technicalTable('alertRequests', [
  // Drawn at random: the number of a row may be given out again.
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'email', type: 'text', required: true },
  { name: 'language', type: 'text', required: true },
  /** Names of kinds, with commas between. */
  { name: 'kinds', type: 'text', required: true },
  { name: 'requestedAt', type: 'number', required: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
  { name: 'confirmedAt', type: 'number' },
]);
