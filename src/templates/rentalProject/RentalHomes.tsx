import { ProjectHomes } from '../../features/apartments/projectList/ProjectHomes';
import { LeadDrawer } from '../../features/lead/LeadDrawer';
import { LazyPaymentDrawer } from '../../features/payment/LazyPaymentDrawer';
import { rentalLead } from './rentalLead';

interface RentalHomesProps {
  project: Queries.ProjectHomesFragment & Queries.ProjectLeadFragment;
  /** URL of the scheduler, or null if the project offers no meetings. */
  meetingUrl: string | null;
}

/**
 * Apartments of a rental project, with the drawers that their buttons open: lead form and advance payment
 * (project-marketing §2.5, §4).
 */
export function RentalHomes({ project, meetingUrl }: RentalHomesProps) {
  return (
    <ProjectHomes
      project={project}
      rows="rental"
      semantics="rent"
      schedulerUrl={meetingUrl}
      renderPayment={(home, open, onClose) => <LazyPaymentDrawer {...home} open={open} onClose={onClose} />}
      renderLead={
        project.hideLeadForm
          ? null
          : (home, open, onClose) => (
              <LeadDrawer {...rentalLead(project, home)} open={open} onClose={onClose} />
            )
      }
    />
  );
}
