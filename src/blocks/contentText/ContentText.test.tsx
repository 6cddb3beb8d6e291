import { screen } from '@testing-library/react';
import { picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContentText } from './ContentText';

const complete: Queries.ContentTextFragment = {
  id: 'text',
  title: 'Our story',
  text: { html: '<p>Founded in Haifa.</p>' },
  icon: picture('A stone'),
};
const minimal: Queries.ContentTextFragment = {
  id: 'text',
  title: null,
  text: { html: '<p>נוסדה בחיפה</p>' },
  icon: null,
};

describe('ContentText', () => {
  it('shows title and text with a decorative icon', () => {
    renderWithProviders(<ContentText {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('region', { name: 'Our story' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Our story' })).toBeVisible();
    expect(screen.getByText(/Founded in Haifa/)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(document.querySelector('img')).toHaveAttribute('alt', '');
  });

  it("has the page's h1 as the first block", () => {
    renderWithProviders(<ContentText {...complete} first />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
  });

  it('needs only a text', () => {
    renderWithProviders(<ContentText {...minimal} first={false} />, { language: 'he' });
    expect(screen.getByText('נוסדה בחיפה')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('renders nothing without title and text', () => {
    const { container } = renderWithProviders(<ContentText {...minimal} text={null} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
