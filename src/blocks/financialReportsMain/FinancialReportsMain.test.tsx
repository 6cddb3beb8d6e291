import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlockList } from '../../components/BlockList/BlockList';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { FinancialReportsMain } from './FinancialReportsMain';
import { InvestorPresentations } from './InvestorPresentations';

const report = (name: string, isoDate: string | null) => ({
  id: name,
  reportName: { html: `<p>${name}</p>` },
  isoDate,
  shownDate: isoDate && isoDate.split('-').reverse().map(Number).join('.'),
  reportFile: { url: `https://cms.example/${name}.pdf`, filename: `${name}.pdf`, filesize: 1000 },
});
const kind = (name: string, reports: ReturnType<typeof report>[], hebrew = name) => ({
  kindName: name,
  inAllLanguages: [
    { documentId: name, locale: 'en', name },
    { documentId: name, locale: 'he', name: hebrew },
  ],
  reports,
});
const newest = ['2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01'].map((day) =>
  report(`New ${day}`, day),
);
const block: Queries.FinancialReportsMainFragment = {
  id: 'reports',
  title: null,
  subTitle: null,
  bottomBorder: null,
  kinds: [
    kind('Annual', [report('Annual 2023', '2024-03-28'), report('Annual 2024', '2025-03-20')], 'שנתי'),
    kind('Quarterly', [report('Third quarter', '2025-11-25')]),
    kind('Immediate', newest),
  ],
};
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('paragraph').textContent);

const cards = (name = 'Financial reports') =>
  within(screen.getByRole('group', { name })).getAllByRole('article');

const addressSays = (search: string) => waitFor(() => expect(window.location.search).toBe(search));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('FinancialReportsMain', () => {
  it.each([
    ['en', 'Financial reports', 'Earlier reports', FinancialReportsMain],
    ['he', 'דוחות כספיים', 'דוחות קודמים', FinancialReportsMain],
    ['en', 'Investor presentations', 'Earlier presentations', InvestorPresentations],
    ['he', 'מצגות למשקיעים', 'מצגות קודמות', InvestorPresentations],
  ] as const)('has the labels of its page (%s): %s', (language, label, subTitle, Block) => {
    renderWithProviders(<Block {...block} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2, name: label })).toBeVisible();
    expect(cards(label)).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 3, name: subTitle })).toBeVisible();
    expect(names()).toEqual(['Third quarter', 'Annual 2024', 'Annual 2023']);
  });

  it("has the editor's subtitle, and a line below if chosen", () => {
    const own = { ...block, subTitle: 'Archive', bottomBorder: true };
    const { rerender } = renderWithProviders(<FinancialReportsMain {...own} first={false} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Archive' })).toBeVisible();
    expect(screen.getByRole('separator')).toBeVisible();
    rerender(<FinancialReportsMain {...block} first={false} />);
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  });

  it('shows the newest reports in a row of cards with name, date and file in a new tab', () => {
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'en' });
    expect(cards().map((card) => within(card).getByRole('paragraph').textContent)).toEqual(
      newest.map(({ id }) => id),
    );
    const card = within(cards()[0] as HTMLElement);
    expect(card.getByText('1.10.2026').closest('time')).toHaveAttribute('datetime', '2026-10-01');
    expect(card.getByRole('link', { name: /View the report/ })).toHaveAttribute('target', '_blank');
  });

  it('has cards alone when there are only new reports', () => {
    const kinds = [kind('All', newest)];
    renderWithProviders(<FinancialReportsMain {...block} kinds={kinds} first={false} />, { language: 'en' });
    expect(cards()).toHaveLength(4);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Earlier reports' })).not.toBeInTheDocument();
  });

  it('shows a table of earlier reports per year, newest first', () => {
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'en' });
    expect(screen.getAllByRole('heading', { level: 4 }).map((year) => year.textContent)).toEqual([
      '2025',
      '2024',
    ]);
    const [latest] = screen.getAllByRole('table') as [HTMLElement];
    expect(latest).toHaveAccessibleName('2025');
    expect(
      within(latest)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Report', 'Type', 'Date', 'File']);
  });

  it('shows kind, date and file of each report', () => {
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'en' });
    const row = screen.getByRole('row', { name: /Annual 2024/ });
    const [kind, day, file] = within(row).getAllByRole('cell') as [HTMLElement, HTMLElement, HTMLElement];
    expect(kind).toHaveTextContent('Annual');
    expect(within(day).getByText('20.3.2025').closest('time')).toHaveAttribute('datetime', '2025-03-20');
    const link = within(file).getByRole('link', { name: /^View the report PDF .* Annual 2024$/ });
    expect(link).toHaveAttribute('href', 'https://cms.example/Annual 2024.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('puts undated reports last under their own heading', () => {
    const kinds = [kind('Other', [report('Undated one', null), ...newest, report('Old', '2020-01-01')])];
    renderWithProviders(<FinancialReportsMain {...block} kinds={kinds} first={false} />, { language: 'en' });
    expect(names()).toEqual(['Old', 'Undated one']);
    expect(screen.getByRole('table', { name: 'Undated' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Type' })).not.toBeInTheDocument();
  });

  it('filters by year and kind, which the address keeps', async () => {
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: '2025 (2)' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(names()).toEqual(['Third quarter', 'Annual 2024']);
    await userEvent.click(screen.getByRole('button', { name: 'Annual (1)' }));
    expect(names()).toEqual(['Annual 2024']);
    expect(screen.getByRole('button', { name: '2024 (1)' })).toBeEnabled();
    await addressSays('?year=2025&kind=Annual');
    expect(screen.getByRole('status')).toHaveTextContent('Documents shown: 1');
    await userEvent.click(screen.getByRole('button', { name: 'All years' }));
    expect(names()).toEqual(['Annual 2024', 'Annual 2023']);
    await addressSays('?kind=Annual');
  });

  it('applies the filters of the address', () => {
    window.history.replaceState(null, '', '/?year=2024');
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'he' });
    expect(names()).toEqual(['Annual 2023']);
    expect(screen.getByRole('status')).toHaveTextContent('מסמכים מוצגים: 1');
  });

  it('offers a reset when nothing matches', async () => {
    window.history.replaceState(null, '', '/?year=2024&kind=Quarterly');
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'en' });
    expect(screen.getByText('There are no documents for that year and type.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(3);
    expect(cards()).toHaveLength(4);
    await addressSays('');
  });

  it('drops a year without reports from the address with a message', () => {
    window.history.replaceState(null, '', '/?year=1999');
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'en' });
    expect(names()).toHaveLength(3);
    expect(screen.getByText(/do not exist here/)).toBeVisible();
  });

  it('understands a kind in the other language', async () => {
    window.history.replaceState(null, '', `/?kind=${encodeURIComponent('שנתי')}`);
    renderWithProviders(<FinancialReportsMain {...block} first={false} />, { language: 'en' });
    expect(names()).toEqual(['Annual 2024', 'Annual 2023']);
    await addressSays('?kind=Annual');
    expect(screen.queryByText(/do not exist here/)).not.toBeInTheDocument();
  });

  it('shares the address with another list of the page and keeps values that only one of them has', async () => {
    window.history.replaceState(null, '', '/?year=2024');
    const other = {
      ...block,
      id: 'other',
      kinds: [kind('Old', [...newest, report('Old', '2020-01-01')])],
    };
    const blocks = [block, other].map((fields) => ({
      __typename: 'CmsFinancialReportsMainBlock' as const,
      ...fields,
    }));
    renderWithProviders(
      <BlockList blocks={blocks} components={{ CmsFinancialReportsMainBlock: FinancialReportsMain }} />,
      { language: 'en' },
    );
    expect(names()).toEqual(['Annual 2023']);
    expect(screen.getByText('There are no documents for that year and type.')).toBeVisible();
    await addressSays('?year=2024');
    expect(screen.queryByText(/do not exist here/)).not.toBeInTheDocument();
  });

  it('renders nothing without reports', () => {
    const { container } = renderWithProviders(<FinancialReportsMain {...block} kinds={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
