import { DeliveryFault } from '../../integrations/DeliveryFault';
import { readDelivered } from '../../outbox/readDelivered';
import { sendVisitorMail } from '../../integrations/mail/sendVisitorMail';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';
import type { Appointment } from '../../payload-types';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { appointmentLink } from './appointmentLinks';
import { appointmentText } from './appointmentTexts';
import { meetingOf } from './meetingOf';
import { timeText } from './meetingTime';
import { readMeeting } from './readMeeting';

/** Latest change of an appointment, which the mails report. */
export type AppointmentNews = 'booked' | 'moved' | 'cancelled';

/** Derives the latest change from the state of an appointment. */
export const latestChange = ({
  state,
  movedFrom,
}: Pick<Appointment, 'state' | 'movedFrom'>): AppointmentNews =>
  state === 'cancelled' ? 'cancelled' : movedFrom ? 'moved' : 'booked';

/**
 * Informs a visitor by e-mail about the current state of a meeting. It contains no text from the visitor, who may have
 * typed another person's e-mail address.
 */
export const appointmentMail: DeliveryKind = {
  slug: 'appointmentMail',
  label: { he: 'דוא״ל למבקר על הפגישה', en: 'E-mail to the visitor about the meeting' },
  collection: 'appointments',
  courtesy: true,
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, key } = order;
    const appointment = await readDelivered(order, 'appointments');
    const { reference, email } = appointment;
    if (!isPlainAddress(email))
      throw new DeliveryFault('The e-mail address is missing or invalid', { permanent: true });
    const language = appointment.language ?? 'he';
    const say = appointmentText(language);
    const meeting = await readMeeting({ payload, id: meetingOf(appointment), language });
    const news = latestChange(appointment);
    const open = news !== 'cancelled';
    await sendVisitorMail(payload, {
      to: email,
      subject: `${say(`${news}Title`)} – ${reference}`,
      key,
      autoReplied: true,
      language,
      title: say(`${news}Title`),
      paragraphs: [say(`${news}Text`)],
      ...(open && {
        action: { label: say('toCalendar'), url: appointmentLink('calendar', appointment, language) },
        links: [{ label: say('manage'), url: appointmentLink('manage', appointment, language) }],
      }),
      facts: [
        ...(meeting ? [[say('meeting'), meeting.name] as const] : []),
        [say('time'), timeText(appointment, language)],
        ...(meeting?.place ? [[say('place'), meeting.place] as const] : []),
        [say('reference'), reference],
      ],
      closing: open ? [say('notYou')] : [],
    });
  },
};
