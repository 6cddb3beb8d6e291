import type { Payload } from 'payload';
import { crmService } from '../../integrations/crm/crmService';
import { readDelivered } from '../../outbox/readDelivered';
import type { MeetingKind, Project } from '../../payload-types';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { meetingOf } from './meetingOf';
import { readMeeting } from './readMeeting';

/** Form type by which the CRM distinguishes meetings from other leads. */
const FORM_TYPE = 'appointment';

async function projectOf(payload: Payload, meeting: MeetingKind | null): Promise<Project | null> {
  if (!meeting) return null;
  const id = typeof meeting.project === 'object' ? meeting.project.id : meeting.project;
  return payload.findByID({ collection: 'projects', id, depth: 1, locale: 'he', disableErrors: true });
}

const withNumber = (name: string | null | undefined, number: number | null | undefined): string | null =>
  name ? [name, number ? `(${number})` : ''].filter(Boolean).join(' ') : null;

/**
 * Returns the e-mail address that is notified: that of the calendar, otherwise of the project, otherwise of the site.
 */
async function recipientOf(
  payload: Payload,
  meeting: MeetingKind | null,
  project: Project | null,
): Promise<string | null> {
  const { email } = await payload.findGlobal({ slug: 'siteSettings', locale: 'he', depth: 0 });
  return meeting?.staffMail || project?.emailForLead || email || null;
}

/** Sends a meeting to the CRM as a lead with a time. It is sent again after each change. */
export const crmAppointment: DeliveryKind = {
  slug: 'crmAppointment',
  label: { he: 'מסירת הפגישה ל־CRM', en: 'Meeting sent to the CRM' },
  collection: 'appointments',
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, recordId, key } = order;
    const appointment = await readDelivered(order, 'appointments');
    const { startsAt, endsAt, state, movedFrom = null } = appointment;
    const meeting = await readMeeting({ payload, id: meetingOf(appointment), language: 'he' });
    const project = await projectOf(payload, meeting);
    const company = project?.company;
    const crm = crmService(payload);
    const crmId = await crm.addLead({
      lead: {
        ...appointment,
        projectId: project?.leadFormBMBYId ?? project?.bmbyId ?? null,
        companyId: company && typeof company === 'object' ? company.companyId : null,
        projectStatus: '',
        formType: FORM_TYPE,
        formSubject: meeting?.name ?? '',
      },
      names: {
        project: withNumber(project?.projectTitle, project?.leadFormBMBYId ?? project?.bmbyId),
        company: company && typeof company === 'object' ? withNumber(company.name, company.companyId) : null,
      },
      meeting: { startsAt, endsAt, state, movedFrom, place: meeting?.place ?? '' },
      recipient: await recipientOf(payload, meeting, project),
      key,
    });
    await payload.db.updateOne({
      collection: 'appointments',
      id: recordId,
      data: { crmSystem: crm.name, crmId },
      returning: false,
    });
  },
};
