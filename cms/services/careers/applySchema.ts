import { z } from 'zod';
import { captchaField } from '../../intake/fields/captchaField';
import { emailField } from '../../intake/fields/emailField';
import { optionalEmailField } from '../../intake/fields/optionalEmailField';
import { idField } from '../../intake/fields/idField';
import { namePartField } from '../../intake/fields/personNameField';
import { phoneField } from '../../intake/fields/phoneField';
import { CV_BASE64_MAX } from './cvLimits';

const shared = {
  orderId: idField.meta({ description: 'The job' }),
  firstName: namePartField,
  lastName: namePartField,
  phone: phoneField,
  cvFileBase64: z
    .string('cvMissing')
    .trim()
    .min(1, 'cvMissing')
    .max(CV_BASE64_MAX, 'cvFile')
    .meta({ description: 'The CV: rtf, txt, doc, docx or pdf, up to 1,572,864 bytes' }),
  fileNameWithExtension: z.string().trim().min(1, 'cvMissing').max(1000),
  isApprovedTerms: z.literal(true, 'jobTerms'),
  gRecaptchaResponse: captchaField,
};

const ignored = z.unknown().optional().meta({ description: 'Ignored without isReferral' });

/** Application for oneself. Data of a referring friend is ignored. */
const regular = z.object({
  ...shared,
  isReferral: z.literal(false).default(false),
  email: emailField,
  referralName: ignored,
  referralPhone: ignored,
  referralEmail: ignored,
});

/**
 * Application for a friend. The friend's e-mail address is optional, but the details of the person who refers them are
 * required.
 */
const referral = z.object({
  ...shared,
  isReferral: z.literal(true),
  email: optionalEmailField,
  referralName: namePartField,
  referralPhone: phoneField,
  referralEmail: emailField,
});

/** Schema of a job application (corporate-site §3, rules of §5). The error messages are keys of the field texts. */
export const applySchema = z
  .discriminatedUnion('isReferral', [regular, referral])
  .meta({ id: 'JobApplication', description: 'A job application, for oneself or for a friend' });

export type JobApplication = z.infer<typeof applySchema>;
