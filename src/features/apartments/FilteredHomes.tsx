import { useMemo } from 'react';
import { LiveData } from '../../components/LiveData/LiveData';
import { useLanguage } from '../../i18n/LanguageContext';
import { knownValues } from '../../lib/filters/optionCounts';
import { HomesBrowser } from './HomesBrowser';
import { projectFilterContexts, projectFilters } from './projectFilters';
import type { ProjectHomesProps } from './ProjectHomesProps';
import { tabsOf } from './tabsOf';
import { featureNames, toProjectHomes } from './toProjectHomes';

/** The list of a project's homes with its filters, which stand in the address, and with how homes stand just now. */
export function FilteredHomes({ project, ...section }: ProjectHomesProps) {
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
  const { FiltersProvider } = projectFilterContexts[semantics];
  return (
    <LiveData>
      <FiltersProvider known={known}>
        <HomesBrowser project={project} homes={homes} tabs={tabs} features={names} {...section} />
      </FiltersProvider>
    </LiveData>
  );
}
