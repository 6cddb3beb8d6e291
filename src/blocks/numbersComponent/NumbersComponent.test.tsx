import { screen, within } from '@testing-library/react';
import type { Language } from '../../i18n/languages';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { NumbersComponent } from './NumbersComponent';

const complete: Queries.NumbersComponentFragment = {
  id: 'numbers',
  blockTitle: 'The group in numbers',
  numberColor: 'teal',
  items: [
    {
      id: 'a',
      title: 'Homes',
      largeText: '12,400',
      textNextToNumber: '+',
      text: 'All over the country',
    },
    { id: 'b', title: null, largeText: '860', textNextToNumber: 'thousand m²', text: null },
  ],
  bottomText: 'As of 31 December 2025',
};
const minimal: Queries.NumbersComponentFragment = {
  id: 'numbers',
  blockTitle: null,
  numberColor: null,
  items: [{ id: null, title: null, largeText: '94', textNextToNumber: null, text: null }],
  bottomText: null,
};

describe('NumbersComponent', () => {
  it('shows each number with its texts', () => {
    renderWithProviders(<NumbersComponent {...complete} first={false} />, { language: 'en' });
    const block = screen.getByRole('region', { name: 'The group in numbers' });
    expect(screen.getByRole('heading', { level: 2, name: 'The group in numbers' })).toBeVisible();
    const [homes, offices] = within(block).getAllByRole('listitem');
    expect(homes).toHaveTextContent('Homes12,400+All over the country');
    expect(offices).toHaveTextContent('860 thousand m²');
    expect(screen.getByText('As of 31 December 2025')).toBeVisible();
  });

  it("has the page's h1 as the first block", () => {
    renderWithProviders(<NumbersComponent {...complete} first />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The group in numbers');
  });

  it.each(['he', 'en'] satisfies Language[])('needs only a number: %s', (language) => {
    renderWithProviders(<NumbersComponent {...minimal} first={false} />, { language });
    expect(screen.getByRole('listitem')).toHaveTextContent(/^94$/);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('renders nothing without numbers', () => {
    const { container } = renderWithProviders(<NumbersComponent {...minimal} items={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
