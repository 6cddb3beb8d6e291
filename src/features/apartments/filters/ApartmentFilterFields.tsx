import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../../components/Chips/Chips';
import { control } from '../../../components/forms/control.styles';
import { FilterCheckbox } from '../../../components/filters/FilterCheckbox';
import { error, group, legend, pair } from '../../../components/filters/filterFields.styles';
import { NumberRange } from '../../../components/filters/NumberRange';
import { OptionGroup } from '../../../components/filters/OptionGroup';
import { SelectMenu } from '../../../components/SelectMenu/SelectMenu';
import { toggleChoice } from '../../../lib/filters/toggleChoice';
import { withoutLabel } from '../../../lib/withoutLabel';
import type { ApartmentFilterValues } from './apartmentFilters';
import { highestFloors, lowestFloors } from './floorOptions';
import type { OfferedOptions } from './offeredOptions';

/** Number of results for each option. An option that is not in the map has no results. */
type Counts = ReadonlyMap<string, number>;

export interface ApartmentFilterFieldsProps extends OfferedOptions {
  values: ApartmentFilterValues;
  change: (changes: Partial<ApartmentFilterValues>) => void;
  countsOf: (
    name: 'roomNumber' | 'floorNumber' | 'apartmentChar' | 'buildingChar' | 'buildingNames',
  ) => Counts;
  /**
   * Labels of characteristics by key. It also contains labels of buildings by name, where the label differs from the
   * name.
   */
  characteristics: ReadonlyMap<string, string>;
  /**
   * Whether the list offers apartments for rent or for sale. This determines the meaning of the date, and whether
   * availability and the building's floors are filters (project-marketing §3, §5).
   */
  semantics: 'rent' | 'marketing';
}

/** Range that the area inputs accept, in square metres (project-marketing §5). */
const AREA_INPUT = { min: 10, max: 100 };

/** The fields of the filters dialog for apartments for rent or for sale (project-marketing §3, §4, §5). */
export function ApartmentFilterFields({
  values,
  change,
  countsOf,
  characteristics,
  ...modal
}: ApartmentFilterFieldsProps) {
  const { t } = useTranslation('apartments');
  const dateId = useId();
  const isRent = modal.semantics === 'rent';
  const floorOption = (floor: number) => ({
    value: String(floor),
    label: floor === 0 ? t('groundFloorOption') : String(floor),
  });
  const any = { value: '', label: t('any') };
  const toFloor = (value: string) => (value === '' ? null : Number(value));
  const numbers = (name: 'roomNumber' | 'floorNumber', label: string, offered: readonly string[]) => {
    const counts = countsOf(name);
    const chosen = values[name];
    // A URL may contain a number that no apartment has. It stays in the options, so that the visitor can deselect it.
    const among = [...new Set([...offered, ...(chosen === null ? [] : [chosen])])].sort(
      (one, other) => Number.parseFloat(one) - Number.parseFloat(other),
    );
    const chips = [
      { value: null, label: t('any') },
      // `bdi` keeps a value such as "6+" left-to-right. In Hebrew text, the browser would move the plus sign before the
      // number.
      ...among.map((value) => ({
        value,
        label: <bdi dir="ltr">{value}</bdi>,
        count: counts.get(value) ?? 0,
      })),
    ];
    return (
      <fieldset css={group}>
        <legend css={legend}>{label}</legend>
        <Chips
          label={label}
          chips={chips}
          selected={chosen}
          onSelect={(value) => change({ [name]: value })}
        />
      </fieldset>
    );
  };
  const several = (
    name: 'apartmentChar' | 'buildingChar' | 'buildingNames',
    label: string,
    options: readonly string[],
    labelOf: (option: string) => string = (option) => option,
  ) => {
    const counts = countsOf(name);
    return (
      options.length > 0 && (
        <OptionGroup
          label={label}
          selected={values[name]}
          options={options.map((value) => ({ value, label: labelOf(value), count: counts.get(value) ?? 0 }))}
          onToggle={(option) => change({ [name]: toggleChoice(values[name], option) })}
        />
      )
    );
  };
  const nameOf = (key: string) => characteristics.get(key) ?? key;

  return (
    <>
      {numbers('roomNumber', t('rooms'), modal.rooms)}
      <fieldset css={group}>
        <legend css={legend}>{t('floor')}</legend>
        <div css={pair}>
          <SelectMenu
            label={t('floorMin')}
            options={[any, ...lowestFloors(values.floorMax).map(floorOption)]}
            value={String(values.floorMin ?? '')}
            onSelect={(value) => change({ floorMin: toFloor(value) })}
          />
          <SelectMenu
            label={t('floorMax')}
            options={[any, ...highestFloors(values.floorMin).map(floorOption)]}
            value={String(values.floorMax ?? '')}
            onSelect={(value) => change({ floorMax: toFloor(value) })}
          />
        </div>
        {values.floorMin !== null && values.floorMax !== null && values.floorMax < values.floorMin && (
          <p css={error} role="status">
            {t('floorConflict')}
          </p>
        )}
      </fieldset>
      <NumberRange
        label={t('area')}
        {...AREA_INPUT}
        from={values.areaMin}
        to={values.areaMax}
        conflict={t('areaConflict')}
        onChange={({ from, to }) => change({ areaMin: from, areaMax: to })}
      />
      <div css={group}>
        <label htmlFor={dateId} css={legend}>
          {t(isRent ? 'entryBy' : 'entryFrom')}
        </label>
        <input
          id={dateId}
          type="date"
          css={control}
          value={values.date ?? ''}
          onChange={({ target }) => change({ date: target.value || null })}
        />
        {isRent && (
          <FilterCheckbox
            label={t('availableNow')}
            checked={values.availible}
            onChange={(availible) => change({ availible })}
          />
        )}
      </div>
      {several('apartmentChar', t('apartmentFeatures'), modal.apartmentKeys, nameOf)}
      {several('buildingChar', t('buildingFeatures'), modal.buildingKeys, nameOf)}
      {isRent && numbers('floorNumber', t('buildingFloors'), modal.buildingFloors)}
      {several('buildingNames', t('buildings'), modal.buildings, (name) =>
        withoutLabel(t('buildings'), nameOf(name)),
      )}
    </>
  );
}
