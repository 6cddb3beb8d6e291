import { z } from 'zod';
import { captchaField } from '../../../intake/fields/captchaField';
import { emailField } from '../../../intake/fields/emailField';
import { idNumberField } from '../../../intake/fields/idNumberField';
import { optionalLine } from '../../../intake/fields/lineOfText';
import { personNameField } from '../../../intake/fields/personNameField';
import { phoneField } from '../../../intake/fields/phoneField';

/** Schema of a registration for a lottery. The error messages are keys of the field texts. */
export const registrationSchema = z
  .object({
    fullName: personNameField,
    idNumber: idNumberField.meta({
      description: 'Stored as a keyed hash and its last digits, to prevent double registration',
    }),
    email: emailField,
    phone: phoneField,
    terms: z
      .literal(true, 'lotteryTerms')
      .meta({ description: 'Confirms a valid certificate and accepts the rules' }),
    allowedMarketing: z.boolean().default(false),
    allowedSmsAndEmail: z.boolean().default(false),
    uri: optionalLine(2000),
    gRecaptchaResponse: captchaField,
  })
  .meta({ id: 'LotteryRegistration', description: 'A registration for a lottery' });

export type Registration = z.infer<typeof registrationSchema>;
