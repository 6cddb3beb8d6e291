import { z } from 'zod';
import { apartmentField } from '../../intake/fields/apartmentField';
import { captchaField } from '../../intake/fields/captchaField';
import { emailField } from '../../intake/fields/emailField';
import { optionalEmailField } from '../../intake/fields/optionalEmailField';
import { optionalLine } from '../../intake/fields/lineOfText';
import { optionalText } from '../../intake/fields/optionalText';
import { personNameField } from '../../intake/fields/personNameField';
import { phoneField } from '../../intake/fields/phoneField';

const COMMENTS_MAX = 500;

/**
 * Number in an external system. The values -1, 0, empty and null all mean that there is none (forms-investors-catalogue
 * §7, project-marketing §7).
 */
const optionalNumber = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^(-1|\d{1,15})$/, 'invalid'),
  ])
  .transform(Number)
  .pipe(z.number().int('invalid').min(-1, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid'))
  .nullish()
  .transform((number) => (number && number > 0 ? number : null));

const MAX_NAME_LENGTH = 200;

/** Schema of a lead (corporate-site §3, project lead payload). The error messages are keys of the field texts. */
export const leadSchema = z
  .object({
    projectId: optionalNumber.meta({ description: 'The project; -1 or 0 for none' }),
    name: personNameField,
    email: emailField,
    phone: phoneField,
    comments: optionalText(COMMENTS_MAX, 'messageLength'),
    projectStatus: optionalLine(100),
    allowedMarketing: z.boolean().default(false),
    allowedSmsAndEmail: z.boolean().default(false),
    companyId: optionalNumber.meta({ description: 'The company; -1 or 0 for none' }),
    uri: optionalLine(2000),
    toEmail: optionalEmailField
      .transform((address) => address ?? '')
      .meta({ description: 'Recipient of the notification; used only if the content contains this address' }),
    formType: optionalLine(50).meta({ description: 'Type of the form, such as contact-marketing-4-rent' }),
    formSubject: optionalLine(MAX_NAME_LENGTH).meta({ description: 'The subject that the visitor chose' }),
    formData: apartmentField.nullish(),
    gRecaptchaResponse: captchaField,
  })
  .meta({ id: 'Lead', description: 'Contact details of a visitor about a project or a product' });

export type Lead = z.infer<typeof leadSchema>;
