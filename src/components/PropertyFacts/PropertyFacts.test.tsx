import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PropertyFacts } from './PropertyFacts';

describe('PropertyFacts', () => {
  it.each([
    ['en', 'Building B', ['Building', 'B', 'Apartment', '7']],
    ['en', 'The Garden House', ['Building', 'The Garden House', 'Apartment', '7']],
    ['he', 'בניין ב׳', ['בניין', 'ב׳', 'דירה', '7']],
  ] as const)('says once that it is a building: %s, %s', (language, buildingName, texts) => {
    renderWithProviders(<PropertyFacts property={{ buildingName, apartmentNumber: 7 }} />, { language });
    const facts = [...screen.getAllByRole('term'), ...screen.getAllByRole('definition')];
    const [label, other, value, number] = facts.map(({ textContent }) => textContent);
    expect([label, value, other, number]).toEqual(texts);
  });
});
