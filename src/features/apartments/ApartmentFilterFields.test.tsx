import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ApartmentFilterFields } from './ApartmentFilterFields';
import { projectFilters } from './projectFilters';

const CONFLICT = {
  en: 'FloorMax must be greater than or equal to FloorMin',
  he: 'הקומה המרבית צריכה להיות לפחות הקומה המזערית',
} as const;

const show = (floorMin: number | null, floorMax: number | null, language: 'he' | 'en') =>
  renderWithProviders(
    <ApartmentFilterFields
      values={{ ...projectFilters.rent.initial, floorMin, floorMax }}
      change={jest.fn()}
      countsOf={() => new Map()}
      characteristics={new Map()}
      apartmentKeys={[]}
      buildingKeys={[]}
      buildings={[]}
      semantics="rent"
    />,
    { language },
  );

describe.each(['he', 'en'] as const)('the floors of the filters (%s)', (language) => {
  it.each([
    [9, 2, 1],
    [9, 9, 0],
    [2, 9, 0],
    [9, null, 0],
    [null, 2, 0],
  ])('from %p to %p: %i messages (project-marketing §5, §8)', (floorMin, floorMax, messages) => {
    show(floorMin, floorMax, language);
    expect(screen.queryAllByText(CONFLICT[language])).toHaveLength(messages);
  });
});
