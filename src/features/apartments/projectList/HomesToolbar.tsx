import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FiltersModal } from '../../../components/filters/FiltersModal';
import { ListToolbar } from '../../../components/filters/ListToolbar';
import { usePendingSelection } from '../../../components/filters/usePendingSelection';
import { track } from '../../../lib/analytics';
import { optionCounts } from '../../../lib/filters/optionCounts';
import { withoutLabel } from '../../../lib/withoutLabel';
import { ApartmentFilterFields } from '../filters/ApartmentFilterFields';
import { offeredOptions } from '../filters/offeredOptions';
import type { ProjectHome } from '../home/ProjectHome';
import {
  activeCount,
  OUTSIDE_MODAL,
  projectFilterContexts,
  projectFilters,
  type OfferKind,
} from '../filters/projectFilters';
import { useActiveHomeFilters } from '../filters/useActiveHomeFilters';

const isFree = ({ state }: ProjectHome): boolean => state !== 'taken';

interface HomesToolbarProps {
  homes: readonly ProjectHome[];
  /** Homes that match the filters. */
  results: readonly ProjectHome[];
  features: ReadonlyMap<string, string>;
  semantics: OfferKind;
  tabsBy: 'type' | 'building';
}

/**
 * The toolbar above the list: number of available apartments, chosen buildings, filters button with a badge, active
 * filters (project-marketing §2.5).
 */
export function HomesToolbar({ homes, results, features, semantics, tabsBy }: HomesToolbarProps) {
  const { t } = useTranslation('apartments');
  const set = projectFilters[semantics];
  const state = projectFilterContexts[semantics].useFilters();
  const { values, reset, leftOut } = state;
  const pending = usePendingSelection(set, state, (applied) =>
    track('filters_applied', { list: 'projectApartments', filters: activeCount(semantics, applied) }),
  );
  const active = useActiveHomeFilters(state, features, semantics);
  const offered = useMemo(() => offeredOptions(homes), [homes]);
  // All numbers count the apartments that are not taken, including those that are held.
  const free = useMemo(() => homes.filter(isFree), [homes]);
  const count = t(semantics === 'rent' ? 'available' : 'availableForSale', {
    number: results.filter(isFree).length,
  });
  const tab = tabsBy === 'building' && values.tab ? [values.tab] : [];
  const buildings = values.buildingNames.length > 0 ? values.buildingNames : tab;
  // Removes the label "building" from each name, because the translated sentence already contains it.
  const names = buildings.map((name) => withoutLabel(t('buildings'), name)).join(', ');
  return (
    <>
      <ListToolbar
        countText={names ? `${count}, ${t('inBuilding', { names })}` : count}
        active={active}
        leftOut={leftOut}
        onClear={() => {
          track('filters_cleared', { list: 'projectApartments' });
          void reset(OUTSIDE_MODAL);
        }}
        modal={{
          count: activeCount(semantics, values),
          open: () => {
            track('home_button_pressed', { button: 'filters' });
            pending.open();
          },
        }}
      />
      <FiltersModal
        pending={pending}
        results={() => free.filter((home) => set.matches(home, pending.values)).length}
        canClear={activeCount(semantics, pending.values) > 0}
        clearLabel={semantics === 'marketing' ? t('reset') : undefined}
        onClear={() => pending.clear(OUTSIDE_MODAL)}
      >
        <ApartmentFilterFields
          semantics={semantics}
          values={pending.values}
          change={pending.change}
          countsOf={(name) => optionCounts(set, free, pending.values, name)}
          characteristics={features}
          {...offered}
        />
      </FiltersModal>
    </>
  );
}
