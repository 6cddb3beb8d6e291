import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { LeadDrawer } from '../../features/lead/LeadDrawer';
import { LotteryWays } from '../../features/project/LotteryWays';
import { addressLine } from '../../features/project/locationLine';
import { ProjectContracts } from '../../features/project/ProjectContracts';
import { ProjectGallery } from '../../features/project/ProjectGallery';
import { ProjectLottery } from '../../features/project/ProjectLottery';
import { ProjectPartners } from '../../features/project/ProjectPartners';
import { RelatedProjects } from '../../features/project/RelatedProjects';
import { Advantages } from '../../features/rentalProject/Advantages';
import { Benefits } from '../../features/rentalProject/Benefits';
import { JoinBlock } from '../../features/rentalProject/JoinBlock';
import { RentalFaq } from '../../features/rentalProject/RentalFaq';
import { RentalMap } from '../../features/rentalProject/RentalMap';
import { RentalPriority } from '../../features/rentalProject/RentalPriority';
import { Reviews } from '../../features/rentalProject/Reviews';
import { rentalLead } from './rentalLead';

export interface RentalSectionsProps {
  project: NonNullable<Queries.RentalProjectPageQuery['project']>;
  /** URL of the scheduler, or null if the project offers no meetings. */
  meetingUrl: string | null;
}

/** Sections of a rental project page that follow its apartments (project-marketing §2.6). */
export function RentalSections({ project, meetingUrl }: RentalSectionsProps) {
  const renderLead: DrawerSlot<null> = (_about, open, onClose) => (
    <LeadDrawer {...rentalLead(project)} open={open} onClose={onClose} />
  );
  return (
    <>
      <Benefits project={project} />
      <RentalPriority project={project} renderLead={project.hideLeadForm ? null : renderLead} />
      <Advantages project={project} />
      <ProjectGallery project={project} />
      <JoinBlock project={project} meetingUrl={meetingUrl} />
      <ProjectLottery project={project} />
      <Reviews project={project} />
      <RentalMap project={project} address={addressLine(project.address?.street, project)} />
      <RentalFaq project={project} />
      <ProjectContracts project={project} />
      <LotteryWays project={project} />
      <ProjectPartners project={project} />
      <RelatedProjects project={project} />
    </>
  );
}
