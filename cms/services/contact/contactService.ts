import type { Part } from '../../platform/parts/part';
import { contactConfirmation } from './contactConfirmation';
import { contactMail } from './contactMail';
import { ContactSubjects } from './ContactSubjects';
import { Messages } from './Messages';

/** Registers contact messages and their subjects. */
export const contactService: Part = {
  place: 10,
  collections: [Messages, ContactSubjects],
  deliveries: [contactMail, contactConfirmation],
};
