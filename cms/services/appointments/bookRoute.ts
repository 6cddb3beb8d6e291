import { israelIso } from '@group/rules/time/israelTime';
import type { PayloadRequest } from 'payload';
import { inboxEntry } from '../../inbox/inboxEntry';
import { storeEntry } from '../../inbox/storeEntry';
import type { IntakeContext } from '../../intake/intake';
import { intakeRoute } from '../../intake/intakeRoute';
import { createReference, REFERENCE } from '../../intake/reference';
import { Refusal, type FieldErrors } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import { normalizeMailbox } from '../../outbox/confirmation/normalizeMailbox';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import type { MeetingKind } from '../../payload-types';
import { incrementTally, traceKey } from '../../platform/database/tally';
import { env } from '../../platform/env/env';
import { widerNetwork } from '../../platform/http/clientAddress';
import { appointmentLink } from './appointmentLinks';
import { appointmentMail } from './appointmentMail';
import { appointmentSchema, type AppointmentInput, type Booked, bookedShape } from './appointmentShapes';
import { claimSlot } from './bookedSlots';
import { crmAppointment } from './crmAppointment';
import { findBookable } from './findBookable';
import { hasOverlappingMeeting } from './hasOverlappingMeeting';
import { openSlots, type Slot } from './openSlots';
import { rulesOf } from './readMeeting';
import { envelope } from '../../platform/http/answerShapes';

const DAY_MS = 24 * 60 * 60 * 1000;

type Wanted = { meeting: MeetingKind; slot: Slot } | { errors: FieldErrors };

/** Returns the requested meeting kind and time if they can be booked. Otherwise returns the field errors. */
async function findWanted(
  { meeting: id, startsAt }: AppointmentInput,
  { payload, language }: Pick<IntakeContext, 'payload' | 'language'>,
  req?: PayloadRequest,
): Promise<Wanted> {
  const meeting = await findBookable({ payload, id, language, req });
  if (!meeting) return { errors: { meeting: [fieldText('unknownMeeting', language)] } };
  const at = Date.parse(startsAt);
  const slot = openSlots(rulesOf(meeting), Date.now()).find((one) => one.startsAt === at);
  return slot ? { meeting, slot } : { errors: { startsAt: [fieldText('slotTaken', language)] } };
}

/**
 * Limits the bookings of a day per network, and per mailbox within a network, so that one visitor cannot take all
 * times. There is no limit for a mailbox alone, because a stranger could use it up.
 * @throws Refusal 429 above a limit
 */
async function refuseTooMany(req: PayloadRequest, address: string, email: string): Promise<void> {
  const most = env.formLimitPerAddress;
  const network = widerNetwork(address) ?? address;
  const traces: [trace: string, most: number][] = [
    [traceKey('appointments:mailbox', normalizeMailbox(email), network), most],
    [traceKey('appointments:from', network), most * 2],
  ];
  for (const [trace, limit] of traces)
    if ((await incrementTally(req, trace, DAY_MS)).count > limit) throw new Refusal(429, 'tooMany');
}

/**
 * `POST /web/appointments`: books a meeting. Availability is checked again in the transaction that stores it, so only
 * one of several concurrent visitors gets the last seat. The others get 422 with an error at `startsAt`. A visitor who
 * already has a meeting at that time gets 422 with an error at `email`.
 */
export const bookRoute = intakeRoute<AppointmentInput>({
  path: '/web/appointments',
  summary: 'Books a meeting; 422 with an error at startsAt when the time has been taken',
  body: appointmentSchema,
  accepted: {
    description: 'The meeting is booked',
    schema: envelope(bookedShape),
    headers: { [REFERENCE]: 'Reference number of the meeting' },
  },
  captcha: true,
  form: 'appointment',
  maxBytes: 32_000,
  consents: ({ allowedMarketing, allowedSmsAndEmail }) => ({
    marketing: allowedMarketing,
    smsAndEmail: allowedSmsAndEmail,
  }),
  check: async (input, context) => {
    const wanted = await findWanted(input, context);
    return 'errors' in wanted ? wanted.errors : null;
  },
  store: async (input, context, req) => {
    const { language } = context;
    const wanted = await findWanted(input, context, req);
    if ('errors' in wanted) throw new Refusal(422, 'invalidFields', { errors: wanted.errors });
    const { meeting, slot } = wanted;
    await refuseTooMany(req, context.address, input.email);
    const reference = createReference('K');
    const { parallel } = meeting;
    if (!(await claimSlot(req, { meeting: meeting.id, parallel, reference, ...slot })))
      throw new Refusal(422, 'invalidFields', { errors: { startsAt: [fieldText('slotTaken', language)] } });
    // Check this only after booking the seat. Otherwise, strangers could try e-mail addresses at a time that is taken,
    // and learn who has a meeting then.
    if (await hasOverlappingMeeting(req, input.email, slot))
      throw new Refusal(422, 'invalidFields', {
        errors: { email: [fieldText('overlappingMeeting', language)] },
      });
    const { name, phone, email, comments, formData, allowedMarketing, allowedSmsAndEmail, uri } = input;
    const [startsAt, endsAt] = [new Date(slot.startsAt).toISOString(), new Date(slot.endsAt).toISOString()];
    const entry = await inboxEntry(req, context, {
      collection: 'appointments',
      // The topic includes the time, so that a second booking at another time is not marked as a duplicate.
      topic: `${meeting.id}/${startsAt}`,
      email,
      phone,
      uri,
    });
    const id = await storeEntry(req, 'appointments', {
      ...entry,
      reference,
      meeting: meeting.id,
      startsAt,
      endsAt,
      state: 'booked',
      name,
      phone,
      email,
      comments,
      formData: formData ?? {},
      allowedMarketing,
      allowedSmsAndEmail,
      language,
    });
    await queueConfirmation(req, appointmentMail, { id, reference, address: email }, [crmAppointment]);
    const booked: Booked = {
      reference,
      startsAt: israelIso(slot.startsAt),
      endsAt: israelIso(slot.endsAt),
      calendarUrl: appointmentLink('calendar', { id, reference }, language),
      manageUrl: appointmentLink('manage', { id, reference }, language),
    };
    return { body: { body: booked }, headers: { [REFERENCE]: reference } };
  },
});
