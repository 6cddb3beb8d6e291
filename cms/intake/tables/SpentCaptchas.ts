import { technicalTable } from '../../platform/database/technicalTable';

/** Captcha tokens that were used. Each token is valid only once. */
export const SpentCaptchas = technicalTable('spentCaptchas', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
]);
