import type { Payload } from 'payload';
import { DeliveryFault } from '../DeliveryFault';
import { env } from '../../platform/env/env';
import { mailService } from '../mail/mailService';
import { replyToVisitor } from '../mail/replyToVisitor';
import { detailLines, quoteLines } from '../mail/mailDetails';
import type { CrmLead, CrmMeeting, CrmService } from './crm';

const WORDS = { booked: 'פגישה נקבעה', moved: 'פגישה הוזזה', cancelled: 'פגישה בוטלה' } as const;

/** Returns the words that describe a meeting's state in the mail. */
const newsOf = ({ state, movedFrom }: CrmMeeting): string =>
  WORDS[state === 'cancelled' ? 'cancelled' : movedFrom ? 'moved' : 'booked'];

/** Formats a time as day and time of day in Israel. */
const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat('he-IL', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(iso));

const meetingLines = (meeting: CrmMeeting): (readonly [string, string])[] => [
  [newsOf(meeting), timeOf(meeting.startsAt)],
  ['המועד הקודם', meeting.movedFrom ? timeOf(meeting.movedFrom) : ''],
  ['איפה', meeting.place],
];

const yesNo = (value: boolean | null | undefined): string => (value ? 'כן' : 'לא');

/** Returns the text of the mail to staff. */
function textOf({ lead, meeting, names }: CrmLead): string {
  const lines = detailLines([
    ...(meeting ? meetingLines(meeting) : []),
    ['מספר פנייה', lead.reference],
    ['שם', lead.name],
    ['טלפון', lead.phone],
    ['דוא״ל', lead.email],
    ['פרויקט', names?.project ?? lead.projectId],
    ['שלב הפרויקט', lead.projectStatus],
    ['נושא', lead.formSubject],
    ['בניין', lead.formData?.buildingName],
    ['דירה', lead.formData?.apartmentNumber],
    ['שם הנכס', lead.formData?.assetName],
    ['חדרים', lead.formData?.rooms],
    ['קומה', lead.formData?.floor],
    ['שטח', lead.formData?.area],
    ['מחיר', [lead.formData?.price, lead.formData?.currency].filter(Boolean).join(' ')],
    ['חברה', names?.company ?? lead.companyId],
    ['הסכמה לדיוור שיווקי', yesNo(lead.allowedMarketing)],
    ['הסכמה ל־SMS ולדוא״ל', yesNo(lead.allowedSmsAndEmail)],
    ['נשלח מהדף', lead.source?.uri],
  ]);
  const link = `${env.cmsUrl}/admin/collections/${meeting ? 'appointments' : 'leads'}/${lead.id}`;
  return [
    ...lines,
    '',
    ...(lead.comments ? quoteLines(lead.comments) : ['(ללא הערות)']),
    '',
    `${meeting ? 'לפגישה' : 'לטיפול בליד'}: ${link}`,
  ].join('\n');
}

/**
 * CRM for installations without an external one. Staff work with the inbox of the CMS, the lead's reference number
 * serves as its id, and the company is notified by mail.
 */
export function embeddedCrm(payload: Payload): CrmService {
  return {
    name: 'embedded',
    addLead: async (order) => {
      const { lead, meeting, recipient, key } = order;
      if (!recipient)
        throw new DeliveryFault('The site settings have no e-mail address. Enter one to receive leads.');
      await mailService(payload).send({
        to: recipient,
        ...replyToVisitor(lead.email),
        subject: `${meeting ? newsOf(meeting) : 'ליד'} ${lead.reference} מאת ${lead.name}`,
        text: textOf(order),
        key,
      });
      return lead.reference;
    },
  };
}
