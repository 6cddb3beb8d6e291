import type { ProjectHome } from '../../features/apartments/ProjectHome';
import { leadFormData } from '../../features/apartments/leadFormData';
import { toProperty } from '../../features/apartments/toProperty';
import { leadOf } from '../../features/project/leadOf';

/** The type by which staff and CRM know leads of rental pages (project-marketing §2.7). */
export const RENT_FORM = 'contact-marketing-4-rent';

/**
 * A lead of a rental page: whom it is for, and what it is about.
 * @param project the page
 * @param home the home that it is about, if it is about one
 */
export function rentalLead(project: Queries.ProjectLeadFragment, home?: ProjectHome) {
  const { target, subject, ...lead } = leadOf(project, home);
  return {
    ...lead,
    target: { ...target, formType: RENT_FORM, ...(home && { formData: leadFormData(home) }) },
    subject: home ? toProperty(home) : subject,
  };
}
