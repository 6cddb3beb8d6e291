import { z } from 'zod';
import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs, LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { REFERENCE } from '../../intake/reference';
import { envelope, errorShape } from '../../platform/http/answerShapes';
import type { Part } from '../../platform/part';
import { contactConfirmation } from './contactConfirmation';
import { contactMail } from './contactMail';
import { ContactSubjects } from './ContactSubjects';
import { contactUs } from './contactUs';
import { contactUsSchema } from './contactUsSchema';
import { listContactSubjects, SUBJECTS_ORDER } from './listContactSubjects';
import { Messages } from './Messages';

/** Contact messages, and what they may be about. */
export const contactService: Part = {
  place: 10,
  collections: [Messages, ContactSubjects],
  deliveries: [contactMail, contactConfirmation],
  routes: [
    {
      method: 'GET',
      path: '/web/contactUs/subjects/{companyId}',
      handler: limitReads(listContactSubjects),
      docs: {
        summary: 'What one may write to a company about',
        params: { companyId: 'Number of the company' },
        headers: LANGUAGE_HEADER,
        answers: {
          200: {
            description: 'Subject id → name',
            schema: z.record(z.string(), z.string()),
            headers: { [SUBJECTS_ORDER]: 'The ids in their order, with commas between' },
          },
          404: { description: 'There is no such company', schema: errorShape },
          429: { ...TOO_MANY_READS, schema: errorShape },
        },
      },
    },
    {
      method: 'POST',
      path: '/web/contactUs/sendContactUs',
      handler: handleIntake(contactUs),
      docs: intakeDocs({
        summary: 'Sends a contact message',
        body: contactUsSchema,
        accepted: {
          description: 'The message is stored',
          schema: envelope(z.literal(true)),
          headers: { [REFERENCE]: 'The number by which staff find the message' },
        },
      }),
    },
  ],
};
