import { technicalTable } from '../../platform/database/technicalTable';

/** Spent captcha answers. */
export const SpentCaptchas = technicalTable('spentCaptchas', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
]);
