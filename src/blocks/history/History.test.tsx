import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { picture } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { History } from './History';

const complete: Queries.HistoryFragment = {
  id: 'history',
  title: 'Our milestones',
  introduction: 'Fifty years',
  events: [
    {
      id: 'a',
      year: '1974',
      title: 'The beginning',
      text: 'Sixteen houses in Haifa',
      image: picture('A house'),
    },
    { id: 'b', year: '1998–2003', title: null, text: 'The first towers', image: null },
  ],
};
const minimal: Queries.HistoryFragment = {
  id: 'history',
  title: null,
  introduction: null,
  events: [{ id: null, year: '1974', title: null, text: 'ההתחלה', image: null }],
};

/** Mocks the layout of a desktop: the row has a width, content that is wider, and a scroll function. */
function layOutRow(): jest.Mock {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1800);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  const scrollBy = jest.fn(function (this: HTMLElement, x: number) {
    this.scrollLeft += x;
    fireEvent.scroll(this);
  });
  HTMLElement.prototype.scrollBy = scrollBy as unknown as typeof HTMLElement.prototype.scrollBy;
  return scrollBy;
}

afterEach(() => jest.restoreAllMocks());

describe('History', () => {
  it('shows the years in order', () => {
    renderWithProviders(<History {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 2, name: 'Our milestones' })).toBeVisible();
    expect(screen.getByText('Fifty years')).toBeVisible();
    const [beginning, towers] = screen.getAllByRole('listitem');
    if (!beginning) throw new Error('no milestone');
    expect(beginning).toHaveTextContent('1974');
    expect(within(beginning).getByRole('heading', { level: 3, name: 'The beginning' })).toBeVisible();
    expect(within(beginning).getByRole('img', { name: 'A house' })).toBeInTheDocument();
    expect(towers).toHaveTextContent('1998–2003The first towers');
  });

  it('shows no buttons while all years are in view', () => {
    renderWithProviders(<History {...complete} first={false} />, { language: 'en' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it.each([
    ['he', 'שנים מאוחרות יותר', 'שנים קודמות', -600],
    ['en', 'Later years', 'Earlier years', 600],
  ] satisfies [Language, string, string, number][])(
    'moves in reading direction: %s',
    async (language, later, earlier, step) => {
      const scrollBy = layOutRow();
      renderWithProviders(<History {...complete} first={false} />, { language });
      expect(screen.getByRole('group', { name: 'Our milestones' })).toHaveAttribute('tabindex', '0');
      const back = screen.getByRole('button', { name: earlier });
      const onwards = screen.getByRole('button', { name: later });
      expect(back).toHaveAttribute('aria-disabled', 'true');
      expect(onwards).toHaveAttribute('aria-disabled', 'false');

      await userEvent.click(onwards);
      expect(scrollBy).toHaveBeenLastCalledWith(step, 0);
      expect(back).toHaveAttribute('aria-disabled', 'false');

      await userEvent.click(onwards);
      expect(onwards).toHaveAttribute('aria-disabled', 'true');

      await userEvent.click(back);
      expect(scrollBy).toHaveBeenLastCalledWith(-step, 0);
    },
  );

  it.each(['he', 'en'] satisfies Language[])('needs only a year and its text: %s', (language) => {
    renderWithProviders(<History {...minimal} first={false} />, { language });
    expect(screen.getByRole('listitem')).toHaveTextContent('1974ההתחלה');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('renders nothing without years', () => {
    const { container } = renderWithProviders(<History {...minimal} events={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
