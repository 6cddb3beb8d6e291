import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { ApartmentFilterFields } from './ApartmentFilterFields';
import { offeredOptions } from './offeredOptions';
import { projectFilters } from './projectFilters';

const CONFLICT = {
  en: 'FloorMax must be greater than or equal to FloorMin',
  he: 'הקומה המרבית צריכה להיות גבוהה מהקומה המזערית או שווה לה',
} as const;

type Props = ComponentProps<typeof ApartmentFilterFields>;

const showFields = (values: Partial<Props['values']>, props: Partial<Props>, language: 'he' | 'en' = 'en') =>
  renderWithProviders(
    <ApartmentFilterFields
      values={{ ...projectFilters.rent.initial, ...values }}
      change={jest.fn()}
      countsOf={() => new Map()}
      characteristics={new Map()}
      {...offeredOptions([])}
      semantics="rent"
      {...props}
    />,
    { language },
  );

const show = (floorMin: number | null, floorMax: number | null, language: 'he' | 'en') =>
  showFields({ floorMin, floorMax }, {}, language);

describe.each(['he', 'en'] as const)('floors in the filters (%s)', (language) => {
  it.each([
    [9, 2, 1],
    [9, 9, 0],
    [2, 9, 0],
    [9, null, 0],
    [null, 2, 0],
  ])('from %p to %p show %i messages (project-marketing §5, §8)', (floorMin, floorMax, messages) => {
    show(floorMin, floorMax, language);
    expect(screen.queryAllByText(CONFLICT[language])).toHaveLength(messages);
  });
});

describe('rooms and floors of the building', () => {
  const chips = (label: string) =>
    within(screen.getAllByRole('group', { name: label }).at(-1) as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.textContent);

  it('are always offered, with the number of homes within the other choices', () => {
    showFields({}, { countsOf: () => new Map([['4', 2]]) });
    expect(chips('Rooms')).toEqual(['Any', '1 (0)', '2 (0)', '3 (0)', '4 (2)', '5 (0)', '6+ (0)']);
    expect(chips('Floors of the building')).toEqual([
      'Any',
      ...['0 (0)', '1 (0)', '2 (0)', '3 (0)', '4 (2)', '5+ (0)'],
    ]);
  });

  it('include an unavailable number from the address, which can be cleared', async () => {
    const change = jest.fn();
    showFields({ roomNumber: '3.5' }, { change });
    expect(chips('Rooms')).toContain('3.5 (0)');
    expect(chips('Rooms').indexOf('3.5 (0)')).toBe(4);
    await userEvent.click(screen.getAllByRole('button', { name: 'Any' })[0] as HTMLElement);
    expect(change).toHaveBeenCalledWith({ roomNumber: null });
  });
});

it.each([
  ['en', 'Building', ['Building A', 'The Garden House'], ['A (0)', 'The Garden House (0)']],
  ['he', 'בניין', ['בניין א׳', 'בית הגן'], ['א׳ (0)', 'בית הגן (0)']],
] as const)('buildings do not repeat the name of their group (%s)', (language, name, buildings, labels) => {
  showFields({}, { buildings }, language);
  const group = screen.getByRole('group', { name });
  expect(
    within(group)
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent),
  ).toEqual(labels);
});

it('offers the buildings also when there is one', () => {
  showFields({}, { buildings: ['Building A'], countsOf: () => new Map([['Building A', 3]]) });
  expect(screen.getByRole('checkbox', { name: 'A (3)' })).toBeVisible();
});
