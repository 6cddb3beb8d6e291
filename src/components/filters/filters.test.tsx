import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bound } from '../../lib/filters/bound';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { createFilterContext } from './createFilterContext';
import { FiltersModal } from './FiltersModal';
import { ListToolbar } from './ListToolbar';
import { NumberRange } from './NumberRange';
import { OptionGroup } from './OptionGroup';
import { usePendingSelection } from './usePendingSelection';

const CITIES = Array.from({ length: 9 }, (_, index) => `City ${index}`);
const filters = defineFilters<string>()({
  cities: choices({ of: (city) => [city] }),
  from: bound({ of: Number, end: 'from', countedAs: 'size' }),
});
const { FiltersProvider, useFilters } = createFilterContext(filters);

function Cities() {
  const state = useFilters();
  const pending = usePendingSelection(filters, state);
  const matching = (values: typeof state.values) => CITIES.filter((city) => filters.matches(city, values));
  const { cities } = state.values;
  return (
    <>
      <ListToolbar
        countText={`Cities: ${matching(state.values).length}`}
        active={cities.map((city) => ({
          id: city,
          label: city,
          onRemove: () => void state.change({ cities: toggleChoice(cities, city) }),
        }))}
        onClear={() => void state.reset()}
        modal={{ count: filters.count(state.values), open: pending.open }}
      />
      <FiltersModal
        pending={pending}
        results={() => matching(pending.values).length}
        canClear={filters.count(pending.values) > 0}
      >
        <OptionGroup
          label="City"
          options={CITIES.map((city, index) => ({ value: city, label: city, count: index }))}
          selected={pending.values.cities}
          onToggle={(city) => pending.change({ cities: toggleChoice(pending.values.cities, city) })}
        />
      </FiltersModal>
    </>
  );
}
const show = (search = '') => {
  window.history.replaceState(null, '', `/list/${search}`);
  return renderWithProviders(
    <FiltersProvider>
      <Cities />
    </FiltersProvider>,
    { language: 'en' },
  );
};
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const count = () => screen.getAllByRole('status')[0];

describe('the filters dialog', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Filters/ }));

  it('applies its choices and reports them', async () => {
    const { container } = show();
    expect(count()).toHaveTextContent('Cities: 9');
    await open();
    await tick(/City 1/);
    await tick(/City 2/);
    expect(count()).toHaveTextContent('Cities: 9');
    expect(window.location.search).toBe('');
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Show results (2)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(count()).toHaveTextContent('Cities: 2');
    await waitFor(() => expect(window.location.search).toBe('?cities=City+1&cities=City+2'));
    expect(screen.getByRole('button', { name: 'Filters, active: 2' })).toBeVisible();
  });

  it('discards its choices when it is closed', async () => {
    show('?cities=City+3');
    await open();
    expect(screen.getByRole('checkbox', { name: /City 3/ })).toBeChecked();
    await tick(/City 1/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(count()).toHaveTextContent('Cities: 1');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    expect(screen.getByRole('checkbox', { name: /City 1/ })).not.toBeChecked();
  });

  it('can be cleared once something is chosen', async () => {
    show();
    await open();
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    await tick(/City 1/);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('checkbox', { name: /City 1/ })).not.toBeChecked();
  });

  it('shows seven of more than eight options, and chosen ones, until more are requested', async () => {
    show('?cities=City+8');
    await open();
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: '1 more' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(9);
    expect(screen.getByRole('checkbox', { name: /City 7/ })).toHaveFocus();
  });

  it('lets options without results be chosen', async () => {
    show();
    await open();
    await tick(/City 0 \(0\)/);
    expect(screen.getByRole('checkbox', { name: /City 0/ })).toBeChecked();
  });

  it('offers to clear once a field had the focus', async () => {
    show();
    await open();
    act(() => screen.getByRole('checkbox', { name: /City 1/ }).focus());
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
  });

  it('clears the applied choices as well', async () => {
    show('?cities=City+3');
    await open();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(count()).toHaveTextContent('Cities: 9'));
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('active filters', () => {
  it('are listed above the results and removable one at a time', async () => {
    show('?cities=City+1&cities=City+2');
    const list = screen.getByRole('list', { name: 'Active filters' });
    await userEvent.click(within(list).getByRole('button', { name: 'Remove the filter: City 1' }));
    expect(count()).toHaveTextContent('Cities: 1');
    expect(screen.getByRole('button', { name: 'Remove the filter: City 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(count()).toHaveFocus();
    expect(count()).toHaveTextContent('Cities: 9');
  });
});

describe('a range of numbers', () => {
  const seen = jest.fn();
  function Area({ from = null, to = null }: { from?: number | null; to?: number | null }) {
    const [range, setRange] = useState({ from, to });
    return (
      <NumberRange
        label="Area"
        {...range}
        min={10}
        max={100}
        conflict="The second must not be smaller"
        onChange={(next) => {
          seen(next);
          setRange(next);
        }}
      />
    );
  }
  const end = (name: string) => screen.getByRole('spinbutton', { name });
  const type = async (name: string, text: string) => {
    await userEvent.clear(end(name));
    await userEvent.type(end(name), text);
  };

  it.each([
    ['To', '40', { from: 60, to: 60 }],
    ['To', '80', { from: 60, to: 80 }],
    ['From', '95', { from: 90, to: 90 }],
    ['From', '20', { from: 20, to: 90 }],
    ['To', '-', { from: 60, to: null }],
  ])('whose field "%s" loses the focus with %s', async (name, text, expected) => {
    renderWithProviders(<Area from={60} to={90} />, { language: 'en' });
    await type(name, text);
    await userEvent.tab();
    expect(seen).toHaveBeenLastCalledWith(expected);
  });

  it('shows a message while it conflicts', async () => {
    renderWithProviders(<Area from={60} />, { language: 'en' });
    await type('To', '4');
    expect(end('To')).toHaveAccessibleDescription('The second must not be smaller');
    await userEvent.type(end('To'), '00');
    expect(end('To')).toHaveAccessibleDescription('');
  });
});
