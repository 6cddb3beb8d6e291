import type { ProjectHome } from '../../features/apartments/home/ProjectHome';
import { leadFormData } from '../../features/apartments/home/leadFormData';
import { toProperty } from '../../features/apartments/home/toProperty';
import { projectLead } from '../../features/project/projectLead';

/**
 * Form type of leads from rental pages. It tells staff and the CRM where a lead comes from (project-marketing §2.7).
 */
export const RENT_FORM = 'contact-marketing-4-rent';

/**
 * Returns the target and subject of a lead from a rental page.
 * @param home the apartment that the lead refers to, if any
 */
export function rentalLead(project: Queries.ProjectLeadFragment, home?: ProjectHome) {
  const { target, subject, ...lead } = projectLead(project, home);
  return {
    ...lead,
    target: { ...target, formType: RENT_FORM, ...(home && { formData: leadFormData(home) }) },
    subject: home ? toProperty(home) : subject,
  };
}
