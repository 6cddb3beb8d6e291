import { useMemo } from 'react';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { LiveData } from '../../components/LiveData/LiveData';
import { useLanguage } from '../../i18n/LanguageContext';
import { knownValues } from '../../lib/filters/optionCounts';
import { HomesSection } from './HomesSection';
import type { ProjectHome } from './ProjectHome';
import { projectFilterContexts, projectFilters, type Semantics } from './projectFilters';
import type { ReservedHome } from './ReservableApartment';
import { tabsOf } from './tabsOf';
import { featureNames, toProjectHomes } from './toProjectHomes';

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
  /** Address of the meeting scheduler, only where the project has a meeting id. */
  schedulerUrl?: string | null;
}

/**
 * The apartments of a project: tabs, filters, rows, 6 and 6 more, as they stand just now (project-marketing
 * §2.4, §2.5, §4, §5). Nothing without homes.
 */
export function ProjectHomes({ project, ...section }: ProjectHomesProps) {
  const { code } = useLanguage();
  const { rows, semantics } = section;
  const tabs = useMemo(() => tabsOf(project, rows), [project, rows]);
  const homes = useMemo(() => toProjectHomes(project, code, tabs.by), [project, code, tabs]);
  const names = useMemo(() => featureNames(project, code), [project, code]);
  const known = useMemo(() => {
    // These stand for themselves, whether or not a home has them.
    const { roomNumber: _rooms, floorNumber: _floors, ...rest } = knownValues(projectFilters.rent, homes);
    return rest;
  }, [homes]);
  if (homes.length === 0) return null;
  const { FiltersProvider } = projectFilterContexts[semantics];
  return (
    <LiveData>
      <FiltersProvider known={known}>
        <HomesSection project={project} homes={homes} tabs={tabs} features={names} {...section} />
      </FiltersProvider>
    </LiveData>
  );
}
