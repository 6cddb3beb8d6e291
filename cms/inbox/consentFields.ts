import type { CheckboxField } from 'payload';
import { checkboxField } from '../platform/fields/shortFields';

/** Optional consents that a visitor can give in a form. */
export const consentFields: CheckboxField[] = [
  checkboxField('allowedMarketing', 'הסכמה לדיוור שיווקי', 'Agreed to marketing'),
  checkboxField('allowedSmsAndEmail', 'הסכמה ל־SMS ולדוא״ל', 'Agreed to SMS and e-mail'),
];
