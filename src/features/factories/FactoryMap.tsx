import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IgnoredValuesNotice } from '../../components/filters/IgnoredValuesNotice';
import { Map as PlacesMap } from '../../components/Map/Map';
import type { MapPlace } from '../../components/Map/MapPlace';
import type { MapView } from '../../components/Map/mercator';
import { Status } from '../../components/Status/Status';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { nearestTo } from './distance';
import type { Factory, FactoryGroup } from './Factory';
import { FactoryCard } from './FactoryCard';
import { FactoryList } from './FactoryList';
import { FiltersProvider, NO_SELECTION, useFilters } from './factoryFilters';
import { FactoryTools } from './FactoryTools';
import {
  aboveList,
  frame,
  hiddenOnPhone,
  listAlone,
  map,
  panel,
  toggle,
  toggleButton,
} from './FactoryMap.styles';
import { searchFactories } from './searchFactories';
import { useNearest } from './useNearest';

/** Initial view of the map, and its zoom when a factory is chosen (forms-investors-catalogue §2.4, §9). */
const START: MapView = { center: { latitude: 31.55, longitude: 34.95 }, zoom: 8 };
const SELECTED_ZOOM = 12;

interface FactoryMapProps {
  /** Accessible name of the map. */
  label: string;
  groups: readonly FactoryGroup[];
}

/** A map of the factories, and a list with the same content (forms-investors-catalogue §2.4). */
export function FactoryMap({ label, groups }: FactoryMapProps) {
  const known = useMemo(
    () => ({
      branch: groups.flatMap(({ factories }) => factories.map(({ branchNumber }) => branchNumber)),
    }),
    [groups],
  );
  return (
    <FiltersProvider known={known}>
      <Places label={label} groups={groups} />
    </FiltersProvider>
  );
}

const toPlace = ({ branchNumber, name, street, position, iconUrl, color }: Factory): MapPlace[] =>
  position
    ? [{ ...position, key: branchNumber, name, address: street, iconUrl, color, icon: 'building' }]
    : [];

function Places({ label, groups }: FactoryMapProps) {
  const { t } = useTranslation('factories');
  const { values, change, leftOut } = useFilters();
  const [view, setView] = useState<'map' | 'list'>('map');
  const [failed, setFailed] = useState(false);
  const nearest = useNearest();
  const shown = useMemo(() => searchFactories(groups, values.town), [groups, values.town]);
  const all = useMemo(() => groups.flatMap(({ factories }) => factories), [groups]);
  const places = useMemo(() => shown.flatMap(({ factories }) => factories.flatMap(toPlace)), [shown]);
  const selected = values.branch;

  const select = (branch: string) => {
    void change({ branch });
    if (branch !== NO_SELECTION) setView('map');
  };
  const findNearest = () =>
    nearest.ask((position) => {
      const factory = nearestTo(position, all);
      if (!factory) return;
      void change({ branch: factory.branchNumber, town: '' });
      setView('map');
    });

  const list = (
    <>
      <FactoryTools
        town={values.town}
        onTown={(town) => void change({ town }, { passing: true })}
        nearest={nearest.state}
        onNearest={findNearest}
      />
      <Status
        css={visuallyHidden}
        text={t('count', { number: shown.flatMap(({ factories }) => factories).length })}
      />
      <FactoryList
        groups={shown}
        selected={selected}
        from={nearest.position}
        openAll={values.town.trim() !== ''}
        onSelect={select}
      />
    </>
  );
  return (
    <>
      {leftOut && <IgnoredValuesNotice {...leftOut} />}
      {!failed && (
        <div role="group" aria-label={t('view')} css={toggle}>
          {(['map', 'list'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              css={toggleButton}
              onClick={() => setView(name)}
            >
              {t(name)}
            </button>
          ))}
        </div>
      )}
      <div css={failed ? listAlone : frame}>
        <div css={failed ? undefined : [panel, view === 'map' && hiddenOnPhone]}>{list}</div>
        <PlacesMap
          label={label}
          places={places}
          start={START}
          selectedZoom={SELECTED_ZOOM}
          selected={selected === NO_SELECTION ? null : selected}
          onSelect={(key) => select(key ?? NO_SELECTION)}
          failedText={t('mapFailed')}
          onFailChange={setFailed}
          info={({ key }) => {
            const factory = all.find(({ branchNumber }) => branchNumber === key);
            return factory && <FactoryCard factory={factory} />;
          }}
          css={failed ? aboveList : [map, view === 'list' && hiddenOnPhone]}
        />
      </div>
    </>
  );
}
