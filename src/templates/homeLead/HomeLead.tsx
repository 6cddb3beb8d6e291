import { leadFormData } from '../../features/apartments/home/leadFormData';
import type { ProjectHome } from '../../features/apartments/home/ProjectHome';
import { toProperty } from '../../features/apartments/home/toProperty';
import { LeadDrawer } from '../../features/lead/LeadDrawer';
import { projectLead } from '../../features/project/projectLead';

interface HomeLeadProps {
  project: Queries.ProjectLeadFragment;
  home: ProjectHome;
  open: boolean;
  onClose: () => void;
}

/**
 * Drawer with the lead form for an apartment of a project. The lead contains the apartment's data and the chosen
 * subject (project-marketing §2.7).
 */
export function HomeLead({ project, home, open, onClose }: HomeLeadProps) {
  const { target, ...lead } = projectLead(project, home);
  return (
    <LeadDrawer
      {...lead}
      open={open}
      onClose={onClose}
      target={{ ...target, formData: leadFormData(home) }}
      subject={toProperty(home)}
    />
  );
}
