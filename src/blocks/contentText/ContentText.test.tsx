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

  it.each([
    ['lists the headings of a long text that opens the page', true, 4, 4],
    ['lists no headings of a short text', true, 3, 0],
    ['lists no headings below another block', false, 4, 0],
  ])('%s', (_name, first, headings, links) => {
    const html = Array.from({ length: headings }, (_item, index) => `<h2>Part ${index}</h2><p>a</p>`).join(
      '',
    );
    renderWithProviders(<ContentText {...complete} text={{ html }} first={first} />, { language: 'en' });
    const shown = screen.queryAllByRole('link', { name: /^Part/, hidden: true });
    expect(shown).toHaveLength(links);
    for (const link of shown)
      expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
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
