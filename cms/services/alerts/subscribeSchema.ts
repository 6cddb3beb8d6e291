import { z } from 'zod';
import { captchaField } from '../../intake/fields/captchaField';
import { emailField } from '../../intake/fields/emailField';
import { LOCALES } from '../../platform/locales/locales';
import { ALERT_KINDS } from './alertKinds';

/** Schema of the subscription form. The error messages are keys of the field texts. */
export const subscribeSchema = z
  .object({
    email: emailField,
    language: z.enum(LOCALES, 'invalid').meta({ description: 'Language of the mails' }),
    kinds: z
      .array(z.enum(ALERT_KINDS, 'invalid'))
      .min(1, 'required')
      .max(ALERT_KINDS.length, 'invalid')
      .meta({ description: 'Kinds of alerts' }),
    gRecaptchaResponse: captchaField,
  })
  .meta({ id: 'AlertSubscription' });

export type Subscription = z.infer<typeof subscribeSchema>;
