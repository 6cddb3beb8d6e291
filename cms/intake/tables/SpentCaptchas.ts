import { technicalTable } from '../../platform/database/technicalTable';

/** Captcha answers that were used: none counts twice. */
export const SpentCaptchas = technicalTable('spentCaptchas', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
]);
