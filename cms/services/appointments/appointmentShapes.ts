import { z } from 'zod';
import { apartmentField } from '../../intake/fields/apartmentField';
import { captchaField } from '../../intake/fields/captchaField';
import { emailField } from '../../intake/fields/emailField';
import { optionalLine } from '../../intake/fields/lineOfText';
import { optionalText } from '../../intake/fields/optionalText';
import { personNameField } from '../../intake/fields/personNameField';
import { phoneField } from '../../intake/fields/phoneField';

const COMMENTS_MAX = 500;

const time = z.string().meta({ description: 'Time in Israel: 2026-11-23T10:00:00+02:00' });

const kindShape = z
  .object({
    id: z.number(),
    name: z.string(),
    project: z.string().meta({ description: 'Name of the project; empty without one' }),
    place: z.string(),
    phone: z.string().meta({ description: 'Phone number of the project; empty without one' }),
    minutes: z.number().meta({ description: 'Duration of a meeting' }),
  })
  .meta({ id: 'MeetingKind', description: 'A meeting kind' });

export type KindAnswer = z.infer<typeof kindShape>;

/** Response with the kinds of meetings that a visitor can choose from. */
export const kindsShape = z
  .object({
    meetings: z.array(kindShape).meta({ description: 'Bookable kinds, oldest first' }),
  })
  .meta({ id: 'MeetingKinds', description: 'The meeting kinds of a project' });

/** Response with a kind of meeting and its free times. */
export const slotsShape = z
  .object({
    meeting: kindShape,
    slots: z.array(z.object({ startsAt: time, endsAt: time })).meta({ description: 'Free times in order' }),
  })
  .meta({ id: 'MeetingSlots', description: 'A meeting kind with its free times' });

/** Schema of a booking. The error messages are keys of the field texts. */
export const appointmentSchema = z
  .object({
    meeting: z.number().int('invalid').positive('invalid').meta({ description: 'Id of the meeting kind' }),
    startsAt: z.iso
      .datetime({ offset: true, error: 'invalid' })
      .max(40, 'invalid')
      .meta({ description: 'One of the free times', examples: ['2026-11-23T10:00:00+02:00'] }),
    name: personNameField,
    phone: phoneField,
    email: emailField,
    comments: optionalText(COMMENTS_MAX, 'messageLength'),
    formData: apartmentField.nullish(),
    allowedMarketing: z.boolean().default(false),
    allowedSmsAndEmail: z.boolean().default(false),
    uri: optionalLine(2000),
    gRecaptchaResponse: captchaField,
  })
  .meta({ id: 'Appointment', description: 'A meeting that a visitor books' });

export type AppointmentInput = z.infer<typeof appointmentSchema>;

/** Response with the booked meeting. */
export const bookedShape = z
  .object({
    reference: z.string(),
    startsAt: time,
    endsAt: time,
    calendarUrl: z.string().meta({ description: 'Address of the meeting as a calendar file' }),
    manageUrl: z
      .string()
      .meta({ description: 'Address at which the meeting is changed or cancelled, as in the mail' }),
  })
  .meta({ id: 'BookedMeeting', description: 'The booked meeting' });

export type Booked = z.infer<typeof bookedShape>;
