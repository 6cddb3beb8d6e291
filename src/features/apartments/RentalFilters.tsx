import { useTranslation } from 'react-i18next';
import type { FilterState } from '../../components/filters/createFilterContext';
import type { Interim } from '../../components/filters/useInterim';
import { optionCounts } from '../../lib/filters/optionCounts';
import { ApartmentFiltersModal } from './ApartmentFiltersModal';
import { rentalListFilters } from './apartmentFilters';
import type { RentalHome } from './RentalHome';

type Filters = typeof rentalListFilters.filters;
type Values = FilterState<Filters>['values'];

interface RentalFiltersProps {
  interim: Interim<Filters>;
  homes: readonly RentalHome[];
  characteristics: ReadonlyMap<string, string>;
}

/** What the modal does not ask: it has no say in what the cities filter and the pages stand at. */
const OUTSIDE = ['cities', 'q', 'page', 'open'] as const;

/** How many filters of the modal are active. */
export const modalCount = (values: Values): number =>
  rentalListFilters.count(
    values,
    rentalListFilters.names.filter((name) => !OUTSIDE.some((other) => other === name)),
  );

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** The filters modal of the rental apartments page. */
export function RentalFilters({ interim, homes, characteristics }: RentalFiltersProps) {
  const { values } = interim;
  return (
    <ApartmentFiltersModal
      semantics="rent"
      interim={interim}
      results={homes.filter((home) => rentalListFilters.matches(home, values)).length}
      canClear={modalCount(values) > 0}
      onClear={() => interim.clear(['cities', 'q'])}
      countsOf={(name) => optionCounts(rentalListFilters, homes, values, name)}
      characteristics={characteristics}
      apartmentKeys={distinct(homes.flatMap(({ apartmentChar }) => apartmentChar))}
      buildingKeys={distinct(homes.flatMap(({ buildingChar }) => buildingChar))}
      buildings={distinct(homes.flatMap(({ buildingName }) => buildingName ?? []))}
    />
  );
}

/** What is active at present in words, and how it is taken back one by one. */
export function useActiveFilters(
  { values, change }: Pick<FilterState<Filters>, 'values' | 'change'>,
  characteristics: ReadonlyMap<string, string>,
) {
  const { t } = useTranslation('apartments');
  const { floorMin, floorMax, areaMin, areaMax, roomNumber, date, availible, floorNumber } = values;
  const range = (label: string, from: number | null, to: number | null) =>
    `${label}: ${[from ?? '', to ?? ''].join('–')}`;
  const one = (id: string, isActive: boolean, label: string, cleared: Partial<Values>) =>
    isActive ? [{ id, label, onRemove: () => void change(cleared) }] : [];
  const each = (name: 'cities' | 'apartmentChar' | 'buildingChar' | 'buildingNames') =>
    values[name].map((value) => ({
      id: `${name}-${value}`,
      label: characteristics.get(value) ?? value,
      onRemove: () => void change({ [name]: values[name].filter((other) => other !== value) }),
    }));
  return [
    ...each('cities'),
    ...one('rooms', roomNumber !== null, `${t('rooms')}: ${roomNumber}`, { roomNumber: null }),
    ...one('floor', floorMin !== null || floorMax !== null, range(t('floor'), floorMin, floorMax), {
      floorMin: null,
      floorMax: null,
    }),
    ...one('area', areaMin !== null || areaMax !== null, range(t('area'), areaMin, areaMax), {
      areaMin: null,
      areaMax: null,
    }),
    ...one('date', date !== null, `${t('entryBy')} ${date?.split('-').reverse().join('/')}`, { date: null }),
    ...one('availible', availible, t('availableNow'), { availible: false }),
    ...each('apartmentChar'),
    ...each('buildingChar'),
    ...one('floorNumber', floorNumber !== null, `${t('buildingFloors')}: ${floorNumber}`, {
      floorNumber: null,
    }),
    ...each('buildingNames'),
  ];
}
