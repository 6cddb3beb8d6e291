import type { DrawerSlot } from '../../../components/Drawer/DrawerSlot';
import type { ProjectHome } from '../home/ProjectHome';
import type { OfferKind } from '../filters/projectFilters';
import type { ReservedHome } from '../reservable/ReservableApartment';

/** Data about a project's apartments, and settings of the list. */
export interface ProjectHomesProps {
  project: Queries.ProjectHomesFragment;
  /**
   * `classic` rows only expand. `rental` rows, used in rental marketing, also open a drawer (project-marketing §2.5).
   */
  rows: 'classic' | 'rental';
  /**
   * Whether the apartments are for rent or for sale. This determines the filters and the meaning of the date
   * (project-marketing §5). Rents are monthly.
   */
  semantics: OfferKind;
  /** Renders the lead form about an apartment; null if the project has none. */
  renderLead: DrawerSlot<ProjectHome> | null;
  /** Renders the drawer in which the visitor pays the advance payment for an apartment. */
  renderPayment?: DrawerSlot<ReservedHome>;
  /** URL of the meeting scheduler; null or undefined if the project offers no meetings. */
  schedulerUrl?: string | null;
}
