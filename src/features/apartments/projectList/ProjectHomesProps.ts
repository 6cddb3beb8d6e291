import type { DrawerSlot } from '../../../components/Drawer/DrawerSlot';
import type { ProjectHome } from '../home/ProjectHome';
import type { Semantics } from '../filters/projectFilters';
import type { ReservedHome } from '../reservable/ReservableApartment';

/** The project's data about its homes, and settings of its layout. */
export interface ProjectHomesProps {
  project: Queries.ProjectHomesFragment;
  /** Rows that only expand, or rental marketing rows that also open a drawer (project-marketing §2.5). */
  rows: 'classic' | 'rental';
  /** Which filters exist and what the date means (project-marketing §5). Rents are monthly. */
  semantics: Semantics;
  /** Renders the lead form about a home; null without one. */
  renderLead: DrawerSlot<ProjectHome> | null;
  /** Renders the drawer for the advance payment of a home. */
  renderPayment?: DrawerSlot<ReservedHome>;
  /** Address of the meeting scheduler if the project offers meetings. */
  schedulerUrl?: string | null;
}
