import { useMemo } from 'react';
import { LiveData } from '../../../components/LiveData/LiveData';
import { useLanguage } from '../../../i18n/LanguageContext';
import { labelTranslations } from '../../../lib/filters/labelTranslations';
import { knownValues } from '../../../lib/filters/optionCounts';
import { HomesBrowser } from './HomesBrowser';
import { projectFilterContexts, projectFilters } from '../filters/projectFilters';
import type { ProjectHomesProps } from './ProjectHomesProps';
import { tabsOf } from './tabsOf';
import { featureNames, toProjectHomes } from './toProjectHomes';

/** A project's list of apartments with its filters in the URL and live availability. */
export function FilteredHomes({ project, ...section }: ProjectHomesProps) {
  const { code } = useLanguage();
  const { rows, semantics } = section;
  const tabs = useMemo(() => tabsOf(project, rows), [project, rows]);
  const homes = useMemo(() => toProjectHomes(project, code, tabs.by), [project, code, tabs]);
  const names = useMemo(() => featureNames(project, code), [project, code]);
  const known = useMemo(() => {
    // The options for rooms and floors are fixed. They are valid in the URL even if no apartment has them.
    const { roomNumber: _rooms, floorNumber: _floors, ...rest } = knownValues(projectFilters.rent, homes);
    return rest;
  }, [homes]);
  const translations = useMemo(() => {
    const buildings = { nodes: project.homeBuildings.flatMap(({ inAllLanguages }) => inAllLanguages) };
    return labelTranslations(
      { buildingNames: buildings, ...(tabs.by === 'building' && { tab: buildings }) },
      code,
    );
  }, [project, tabs, code]);
  const { FiltersProvider } = projectFilterContexts[semantics];
  return (
    <LiveData>
      <FiltersProvider known={known} translations={translations}>
        <HomesBrowser project={project} homes={homes} tabs={tabs} features={names} {...section} />
      </FiltersProvider>
    </LiveData>
  );
}
