import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Chips } from './Chips';

const CHIPS = [
  { value: null, label: 'All years' },
  { value: '2025', label: '2025' },
];

describe('Chips', () => {
  it('marks the chosen chip and reports another choice', async () => {
    const onSelect = jest.fn();
    renderWithProviders(<Chips label="Year" chips={CHIPS} selected={null} onSelect={onSelect} />);
    expect(screen.getByRole('group', { name: 'Year' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All years', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '2025', pressed: false }));
    expect(onSelect).toHaveBeenCalledWith('2025');
  });

  const MANY = Array.from({ length: 7 }, (_, index) => ({
    value: `v${index}`,
    label: `Kind ${index}`,
    count: index,
  }));

  it.each([
    [[], ['All years']],
    [['2025'], ['2025']],
    [
      ['2025', '2024'],
      ['2025', '2024'],
    ],
  ])('supports several choices: %j', (selected, pressed) => {
    const chips = [...CHIPS, { value: '2024', label: '2024' }];
    renderWithProviders(<Chips label="Year" chips={chips} selected={selected} onSelect={jest.fn()} />);
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(
      pressed,
    );
  });

  it.each([
    ['en', '2 more'],
    ['he', 'עוד 2'],
  ] as const)(
    'shows five chips, and on demand the rest with the focus on the first of them: %s',
    async (language, more) => {
      renderWithProviders(<Chips label="Kind" chips={MANY} selected={[]} onSelect={jest.fn()} limit={5} />, {
        language,
      });
      expect(screen.getAllByRole('button')).toHaveLength(6);
      await userEvent.click(screen.getByRole('button', { name: more }));
      expect(screen.getAllByRole('button')).toHaveLength(7);
      expect(screen.getByRole('button', { name: /Kind 5/ })).toHaveFocus();
    },
  );

  it('counts the "all" chip among the five', async () => {
    const chips = [{ value: null, label: 'All kinds' }, ...MANY];
    renderWithProviders(<Chips label="Kind" chips={chips} selected={[]} onSelect={jest.fn()} limit={5} />, {
      language: 'en',
    });
    const names = screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/ \(\d+\)$/, ''));
    expect(names).toEqual(['All kinds', 'Kind 0', 'Kind 1', 'Kind 2', 'Kind 3', '3 more']);
    await userEvent.click(screen.getByRole('button', { name: '3 more' }));
    expect(screen.getByRole('button', { name: /Kind 4/ })).toHaveFocus();
  });

  it('has no "more" button when all chips fit', () => {
    renderWithProviders(
      <Chips label="Kind" chips={MANY.slice(0, 5)} selected={[]} onSelect={jest.fn()} limit={5} />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(5);
  });

  it('never hides a chosen chip', () => {
    renderWithProviders(<Chips label="Kind" chips={MANY} selected={['v6']} onSelect={jest.fn()} limit={5} />);
    expect(screen.getByRole('button', { name: /Kind 6/, pressed: true })).toBeVisible();
  });

  it('hides an outdated number but keeps its space', () => {
    const chips = [{ value: 'a', label: 'Kind', count: 0, outdated: true }];
    renderWithProviders(<Chips label="Kinds" chips={chips} selected={[]} onSelect={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Kind' })).toBeEnabled();
    expect(screen.getByText('(0)')).not.toBeVisible();
  });

  it('lets chips without results be chosen', async () => {
    const onSelect = jest.fn();
    renderWithProviders(
      <Chips
        label="Kind"
        chips={[{ value: 'a', label: 'Kind', count: 0 }]}
        selected={[]}
        onSelect={onSelect}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kind (0)' }));
    expect(onSelect).toHaveBeenCalledWith('a');
  });
});
