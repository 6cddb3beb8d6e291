import { useTranslation } from 'react-i18next';
import type { ActiveFilter } from '../../../components/filters/ActiveFilters';
import type { ApartmentFilterValues } from './apartmentFilters';
import type { OfferKind } from './projectFilters';

interface State {
  values: ApartmentFilterValues;
  change: (changes: Partial<ApartmentFilterValues>) => unknown;
}

/**
 * Isolates a value such as "6+" with Unicode direction marks. In Hebrew text, the plus sign would otherwise move before
 * the number.
 */
const signed = (number: string | null): string =>
  number?.endsWith('+') ? `\u2066${number}\u2069` : (number ?? '');

/**
 * Returns the active filters, each with its label and a function that clears it.
 * @param features labels of characteristics by key
 * @param semantics whether the list is for rent or for sale, which determines the label of the date
 */
export function useActiveHomeFilters(
  { values, change }: State,
  features: ReadonlyMap<string, string>,
  semantics: OfferKind,
): ActiveFilter[] {
  const { t } = useTranslation('apartments');
  const { floorMin, floorMax, areaMin, areaMax, roomNumber, date, availible, floorNumber } = values;
  const range = (label: string, from: number | null, to: number | null) =>
    `${label}: ${[from ?? '', to ?? ''].join('–')}`;
  const one = (
    id: string,
    isActive: boolean,
    label: string,
    cleared: Partial<ApartmentFilterValues>,
  ): ActiveFilter[] => (isActive ? [{ id, label, onRemove: () => void change(cleared) }] : []);
  const each = (name: 'apartmentChar' | 'buildingChar' | 'buildingNames') =>
    values[name].map((value) => ({
      id: `${name}-${value}`,
      label: features.get(value) ?? value,
      onRemove: () => void change({ [name]: values[name].filter((other) => other !== value) }),
    }));
  const dateLabel = t(semantics === 'rent' ? 'entryBy' : 'entryFrom');
  return [
    ...one('rooms', roomNumber !== null, `${t('rooms')}: ${signed(roomNumber)}`, { roomNumber: null }),
    ...one('floor', floorMin !== null || floorMax !== null, range(t('floor'), floorMin, floorMax), {
      floorMin: null,
      floorMax: null,
    }),
    ...one('area', areaMin !== null || areaMax !== null, range(t('area'), areaMin, areaMax), {
      areaMin: null,
      areaMax: null,
    }),
    ...one('date', date !== null, `${dateLabel} ${date?.split('-').reverse().join('/')}`, { date: null }),
    ...one('availible', availible, t('availableNow'), { availible: false }),
    ...each('apartmentChar'),
    ...each('buildingChar'),
    ...one('floorNumber', floorNumber !== null, `${t('buildingFloors')}: ${signed(floorNumber)}`, {
      floorNumber: null,
    }),
    ...each('buildingNames'),
  ];
}
