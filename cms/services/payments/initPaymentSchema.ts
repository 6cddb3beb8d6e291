import { z } from 'zod';
import { captchaField } from '../../intake/fields/captchaField';
import { emailField } from '../../intake/fields/emailField';
import { idNumberField } from '../../intake/fields/idNumberField';
import { lineOfText, optionalLine } from '../../intake/fields/lineOfText';
import { personNameField } from '../../intake/fields/personNameField';
import { phoneField } from '../../intake/fields/phoneField';

/** Makes a consent optional. The value is null if the client does not send the consent at all. */
const stated = <Consent extends z.ZodType>(consent: Consent) =>
  consent.optional().transform((given) => given ?? null);

/**
 * Schema of a request to start an advance payment (project-marketing §7). The two consents and the page URL are
 * optional; they are stored as evidence. The error messages are keys of the field texts.
 */
export const initPaymentSchema = z
  .object({
    idNumber: idNumberField,
    fullName: personNameField,
    email: emailField,
    phone: phoneField,
    assetName: lineOfText(100).min(1, 'required'),
    description: optionalLine(200),
    checkbox1: stated(z.literal(true, 'reservationTerms')).meta({
      description: 'Accepts the terms of reservation',
    }),
    checkbox2: stated(z.boolean()).meta({ description: 'Consent to commercial messages' }),
    emailCode: optionalLine(20).meta({
      description: 'Code from the mail, if a previous response asked for one',
    }),
    uri: optionalLine(2000),
    gRecaptchaResponse: captchaField,
  })
  .meta({ id: 'InitPayment', description: 'An advance payment. The amount comes from the CMS.' });

export type InitPayment = z.infer<typeof initPaymentSchema>;
