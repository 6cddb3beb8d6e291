import { screen } from '@testing-library/react';
import { picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { NumbersEnvironmental } from './NumbersEnvironmental';

const item = { id: 'a', title: 'Water', largeText: '1.8', textNextToNumber: 'million m³', text: 'saved' };
const complete: Queries.NumbersEnvironmentalFragment = {
  id: 'numbers',
  blockTitle: 'One year',
  numberColor: 'green',
  items: [item],
  bottomText: 'Checked by others',
  image: picture('A quarry'),
};

describe('NumbersEnvironmental', () => {
  it('shows numbers beside a picture', () => {
    renderWithProviders(<NumbersEnvironmental {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('region', { name: 'One year' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Water1.8 million m³saved');
    expect(screen.getByRole('img', { name: 'A quarry' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByText('Checked by others')).toBeVisible();
  });

  it.each(['he', 'en'] as const)('needs only a number: %s', (language) => {
    const minimal = { ...complete, blockTitle: null, numberColor: null, bottomText: null, image: null };
    renderWithProviders(<NumbersEnvironmental {...minimal} first={false} />, { language });
    expect(screen.getByRole('listitem')).toHaveTextContent('1.8');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('renders nothing without numbers', () => {
    const { container } = renderWithProviders(
      <NumbersEnvironmental {...complete} items={[]} first={false} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
