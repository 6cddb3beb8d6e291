import type { ProjectHome } from '../../features/apartments/home/ProjectHome';
import { leadFormData } from '../../features/apartments/home/leadFormData';
import { toProperty } from '../../features/apartments/home/toProperty';
import { leadOf } from '../../features/project/leadOf';

/** Form type of leads of rental pages for staff and CRM (project-marketing §2.7). */
export const RENT_FORM = 'contact-marketing-4-rent';

/**
 * Returns target and subject of a lead of a rental page.
 * @param home the home that it is about, if any
 */
export function rentalLead(project: Queries.ProjectLeadFragment, home?: ProjectHome) {
  const { target, subject, ...lead } = leadOf(project, home);
  return {
    ...lead,
    target: { ...target, formType: RENT_FORM, ...(home && { formData: leadFormData(home) }) },
    subject: home ? toProperty(home) : subject,
  };
}
