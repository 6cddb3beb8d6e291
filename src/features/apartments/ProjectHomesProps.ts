import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import type { ProjectHome } from './ProjectHome';
import type { Semantics } from './projectFilters';
import type { ReservedHome } from './ReservableApartment';

/** What a project says of its homes, and what its layout decides. */
export interface ProjectHomesProps {
  project: Queries.ProjectHomesFragment;
  /** Rows that open in place, or rows of rental marketing, which open a drawer too (project-marketing §2.5). */
  rows: 'classic' | 'rental';
  /** Which filters there are and what the date means (project-marketing §5); rents are for a month. */
  semantics: Semantics;
  /** The lead form about a home; its owner gives it. Without one no details can be left here. */
  renderLead: DrawerSlot<ProjectHome> | null;
  /** The drawer in which a home is paid for in advance; its owner gives it. */
  renderPayment?: DrawerSlot<ReservedHome>;
  /** Address of the meeting scheduler, only where the project offers meetings. */
  schedulerUrl?: string | null;
}
