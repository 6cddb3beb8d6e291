import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { SortedTable, type TableColumn } from './SortedTable';
import { sortRows } from './sortRows';

interface Bond {
  bondName: string;
  rate: number | null;
}
const BONDS: Bond[] = [
  { bondName: 'Series B', rate: 101.5 },
  { bondName: 'Series J', rate: null },
  { bondName: 'Series A', rate: 9.2 },
  { bondName: 'Series D', rate: 101.5 },
];
const COLUMNS: readonly [TableColumn<Bond>, ...TableColumn<Bond>[]] = [
  { key: 'bondName', name: 'Bond', value: ({ bondName }) => bondName },
  {
    key: 'rate',
    name: 'Last rate',
    value: ({ rate }) => rate,
    content: ({ rate }) => rate && `${rate} ag.`,
    numeric: true,
  },
];
const show = (sorting?: { by: string; direction: 'ascending' | 'descending' }) =>
  renderWithProviders(
    <SortedTable
      label="Bonds"
      columns={COLUMNS}
      rows={BONDS}
      keyOf={({ bondName }) => bondName}
      {...(sorting && { sorting })}
    />,
    { language: 'en' },
  );
const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace('Series ', ''));
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('SortedTable', () => {
  it('shows the rows in their order, with a dash for unknown values', () => {
    show();
    expect(names()).toEqual(['B', 'J', 'A', 'D']);
    const row = screen.getByRole('row', { name: /Series J/ });
    expect(within(row).getByRole('cell')).toHaveTextContent('–');
    expect(head('Last rate')).not.toHaveAttribute('aria-sort');
  });

  it('sorts by a column, reverses on a second press, and announces it', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Last rate' }));
    expect(names()).toEqual(['A', 'B', 'D', 'J']);
    expect(head('Last rate')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Last rate, ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Last rate' }));
    expect(names()).toEqual(['B', 'D', 'A', 'J']);
    expect(head('Last rate')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Bond' }));
    expect(names()).toEqual(['A', 'B', 'D', 'J']);
    expect(head('Last rate')).not.toHaveAttribute('aria-sort');
  });

  it('starts in the given order without an announcement', () => {
    show({ by: 'bondName', direction: 'descending' });
    expect(names()).toEqual(['J', 'D', 'B', 'A']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has no accessibility violations', async () => {
    const { container } = show({ by: 'rate', direction: 'ascending' });
    await expectNoAxeViolations(container);
  });
});

it.each([
  ['numbers as numbers', [10, 9, 100], [9, 10, 100]],
  ['numbers in texts as numbers', ['Series 10', 'Series 9'], ['Series 9', 'Series 10']],
  ['Hebrew by its letters', ['תל אביב', 'אשדוד', 'חיפה'], ['אשדוד', 'חיפה', 'תל אביב']],
  ['the unknown last', [null, 2, '', 1], [1, 2, null, '']],
  ['zero as a number', [1, 0, -1], [-1, 0, 1]],
])('sorts %s', (_name, values, expected) =>
  expect(sortRows<string | number | null | undefined>(values, (value) => value, 'ascending', 'he')).toEqual(
    expected,
  ),
);
