import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Spinner } from './Spinner';

describe('Spinner', () => {
  it.each([
    ['he', 'בטעינה…'],
    ['en', 'Loading…'],
  ] as const)('says in %s that something is on its way', (language, text) => {
    renderWithProviders(<Spinner />, { language });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('names what is loading', () => {
    renderWithProviders(<Spinner label="Jobs" />);
    expect(screen.getByRole('status')).toHaveTextContent('Jobs');
  });
});
