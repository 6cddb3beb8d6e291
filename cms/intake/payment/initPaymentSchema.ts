import { z } from 'zod';
import { emailField } from '../fields/emailField';
import { fullNameField } from '../fields/fullNameField';
import { idNumberField } from '../fields/idNumberField';
import { phoneField } from '../fields/phoneField';

/**
 * What begins an advance payment (project-marketing §3, §7). The form's two boxes and the page come with it as proof of consent and source.
 * Messages are keys of the field texts.
 */
export const initPaymentSchema = z
  .object({
    idNumber: idNumberField,
    fullName: fullNameField,
    email: emailField,
    phone: phoneField,
    assetName: z.string().trim().min(1, 'required').max(100),
    description: z
      .string()
      .trim()
      .max(200)
      .nullish()
      .transform((text) => text ?? ''),
    checkbox1: z.literal(true, 'reservationTerms').meta({ description: 'The terms of reservation' }),
    checkbox2: z.boolean().default(false).meta({ description: 'Commercial messages' }),
    uri: z
      .string()
      .trim()
      .max(2000)
      .nullish()
      .transform((text) => text ?? ''),
    gRecaptchaResponse: z
      .string()
      .max(8000)
      .nullish()
      .transform((text) => text ?? undefined),
  })
  .meta({ id: 'InitPayment', description: 'An advance payment to be made; its amount is in the CMS' });

export type InitPayment = z.infer<typeof initPaymentSchema>;
