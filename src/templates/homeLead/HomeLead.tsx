import { leadFormData } from '../../features/apartments/leadFormData';
import type { ProjectHome } from '../../features/apartments/ProjectHome';
import { toProperty } from '../../features/apartments/toProperty';
import { LeadDrawer } from '../../features/lead/LeadDrawer';
import { leadOf } from '../../features/project/leadOf';

interface HomeLeadProps {
  project: Queries.ProjectHomesFragment & Queries.ProjectLeadFragment;
  home: ProjectHome;
  /** Which form it is (project-marketing §2.7). */
  formType?: 'contact-marketing-4-rent';
  open: boolean;
  onClose: () => void;
}

/**
 * The lead form about a home of a project, in a drawer: the lead carries the home's data and the subject that
 * was chosen (project-marketing §2.7).
 */
export function HomeLead({ project, home, formType, open, onClose }: HomeLeadProps) {
  const { variant, target } = leadOf(project, home);
  const subjects = project.formObject?.formSubjects?.flatMap((subject) => subject?.text ?? []);
  return (
    <LeadDrawer
      open={open}
      onClose={onClose}
      variant={variant}
      target={{ ...target, formData: leadFormData(home), ...(formType && { formType }) }}
      subject={toProperty(home)}
      subjects={subjects}
    />
  );
}
