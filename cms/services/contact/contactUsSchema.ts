import { z } from 'zod';
import { captchaField } from '../../intake/fields/captchaField';
import { emailField } from '../../intake/fields/emailField';
import { idField } from '../../intake/fields/idField';
import { optionalLine } from '../../intake/fields/lineOfText';
import { optionalText } from '../../intake/fields/optionalText';
import { personNameField } from '../../intake/fields/personNameField';
import { phoneField } from '../../intake/fields/phoneField';

/** Number of the company that gets a message if the form names none (corporate-site §1). */
export const CONTACT_COMPANY_ID = 1;
const MESSAGE_MAX = 500;

/**
 * Schema of the contact form, with the names and rules of corporate-site §3, §5 and §9. The error messages are keys of
 * the field texts.
 */
export const contactUsSchema = z
  .object({
    contactUsSubject: idField.meta({ description: 'Id of a subject of the company' }),
    companyId: idField.default(CONTACT_COMPANY_ID),
    senderName: personNameField,
    senderPhone: phoneField,
    senderEmail: emailField,
    content: optionalText(MESSAGE_MAX, 'messageLength'),
    contactUsType: z.literal('General', 'contactUsType').default('General'),
    freeTextSubject: optionalLine(200),
    allowedMarketing: z.boolean().default(false),
    allowedSmsAndEmail: z.boolean().default(false),
    uri: optionalLine(2000),
    gRecaptchaResponse: captchaField,
  })
  .meta({ id: 'ContactUs', description: 'A contact message' });

export type ContactUs = z.infer<typeof contactUsSchema>;
