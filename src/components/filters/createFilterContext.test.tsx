import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { pageNumber } from '../../lib/filters/pageNumber';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Modal } from '../Modal/Modal';
import { createFilterContext } from './createFilterContext';

const filters = defineFilters<string>()({ cities: choices({ of: (city) => [city] }), page: pageNumber() });
const { FiltersProvider, useFilters } = createFilterContext(filters);

function Reader({ name = 'shown' }: { name?: string }) {
  const { values, change, reset, hrefOf, leftOut } = useFilters();
  return (
    <section aria-label={name}>
      {leftOut && <p>{`Left out ${leftOut.unknown.join('+')} / ${leftOut.contradicting.join('+')}`}</p>}
      <output>{`${values.cities.join('+') || 'all'} ${values.page}`}</output>
      <button onClick={() => void change({ cities: [...values.cities, 'Lod'] })}>Lod</button>
      <button onClick={() => void change({ page: values.page + 1 })}>Next</button>
      <button onClick={() => void reset()}>Reset</button>
      <a href={hrefOf({ page: 4 })}>Fourth</a>
    </section>
  );
}
const list = (
  <FiltersProvider>
    <Reader />
  </FiltersProvider>
);
const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const addressSays = (search: string) => waitFor(() => expect(window.location.search).toBe(search));

beforeEach(() => window.history.pushState({ key: 'own' }, '', '/list/'));

describe('the filters of a list', () => {
  it.each([
    ['', 'all 1'],
    ['?cities=Lod&cities=Tel+Aviv&page=3', 'Lod+Tel Aviv 3'],
    ['?page=-1', 'all 1'],
    ['?page=x&cities=', 'all 1'],
    [`?cities=${'a'.repeat(10_000)}&page=2`, 'all 2'],
  ])('read the address: %.50s', (search, expected) => {
    window.history.replaceState(null, '', `/list/${search}`);
    render(list);
    expect(shown()).toBe(expected);
  });

  it('drop unknown values from the address with a message', async () => {
    window.history.replaceState({ key: 'own' }, '', '/list/?cities=Nowhere&page=2&from=mail#list');
    const entries = window.history.length;
    render(
      <FiltersProvider known={{ cities: ['Lod'] }}>
        <Reader />
      </FiltersProvider>,
    );
    expect(shown()).toBe('all 2');
    expect(screen.getByText('Left out Nowhere /')).toBeVisible();
    await addressSays('?from=mail&page=2');
    expect(window.history.length).toBe(entries);
    await press('Lod');
    expect(shown()).toBe('Lod 1');
    expect(screen.queryByText(/Left out/)).not.toBeInTheDocument();
    await addressSays('?from=mail&cities=Lod');
    expect(window.location.hash).toBe('#list');
    expect(window.history.state).toEqual({ key: 'own' });
  });

  it('drop contradicting values from the address with a message', async () => {
    window.history.replaceState(null, '', '/list/?cities=Lod&cities=Haifa');
    const repair = (values: typeof filters.initial) =>
      values.cities.includes('Haifa') ? { ...values, cities: ['Lod'] } : values;
    render(
      <FiltersProvider known={{ cities: ['Lod', 'Haifa'] }} repair={repair}>
        <Reader />
      </FiltersProvider>,
    );
    expect(shown()).toBe('Lod 1');
    expect(screen.getByText('Left out / Haifa')).toBeVisible();
    await addressSays('?cities=Lod');
  });

  it("leave another page's address alone while a visitor goes back to it", async () => {
    render(
      <FiltersProvider known={{ cities: ['Lod'] }}>
        <Reader />
      </FiltersProvider>,
    );
    window.history.pushState({ key: 'other' }, '', '/other/?cities=Haifa&page=3');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(window.location.search).toBe('?cities=Haifa&page=3');
  });

  it('keep a choice that the browser refuses to write, and write it with the next one', async () => {
    const refused = jest.fn();
    const Choice = () => {
      const { change } = useFilters();
      return <button onClick={() => void change({ cities: ['Haifa'] }).catch(refused)}>Haifa</button>;
    };
    render(
      <FiltersProvider>
        <Reader />
        <Choice />
      </FiltersProvider>,
    );
    jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('', 'SecurityError');
    });
    await press('Haifa');
    expect(refused).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('Haifa 1');
    await press('Lod');
    await addressSays('?cities=Haifa&cities=Lod');
    jest.restoreAllMocks();
  });

  it('render once per choice, not again when the address changes', async () => {
    const rendered = jest.fn();
    const Counted = () => {
      rendered(useFilters().values.cities);
      return null;
    };
    render(
      <FiltersProvider>
        <Reader />
        <Counted />
      </FiltersProvider>,
    );
    rendered.mockClear();
    await press('Lod');
    await addressSays('?cities=Lod');
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(rendered.mock.calls).toEqual([[['Lod']]]);
  });

  it.each(['?page=-1', '?page=x', '?page=1', '?cities='])(
    'remove a meaningless parameter from the address: %s',
    async (search) => {
      window.history.replaceState(null, '', `/list/${search}`);
      render(list);
      await addressSays('');
      expect(screen.queryByText(/Left out/)).not.toBeInTheDocument();
    },
  );

  it('translate labels of another language', async () => {
    window.history.replaceState(null, '', '/list/?cities=לוד&cities=Haifa&page=3');
    render(
      <FiltersProvider
        known={{ cities: ['Lod', 'Haifa'] }}
        translations={{
          cities: new Map([
            ['לוד', 'Lod'],
            ['Haifa', 'Acre'],
          ]),
        }}
      >
        <Reader />
      </FiltersProvider>,
    );
    expect(shown()).toBe('Lod+Haifa 3');
    await addressSays('?cities=Lod&cities=Haifa&page=3');
    expect(screen.queryByText(/Left out/)).not.toBeInTheDocument();
  });

  it('are initial in the built HTML and follow the address without a hydration warning', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(list);
    expect(shown()).toBe('all 1');
    window.history.replaceState(null, '', '/list/?cities=Lod&page=2');
    const root = await act(async () => hydrateRoot(container, list));
    expect(shown()).toBe('Lod 2');
    expect(complaints).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
    complaints.mockRestore();
  });

  it('are undone by Back, choice by choice', async () => {
    render(list);
    await press('Next');
    await addressSays('?page=2');
    await press('Lod');
    await addressSays('?cities=Lod');
    act(() => window.history.back());
    await waitFor(() => expect(shown()).toBe('all 2'));
    act(() => window.history.back());
    await waitFor(() => expect(shown()).toBe('all 1'));
    act(() => window.history.forward());
    await waitFor(() => expect(shown()).toBe('all 2'));
  });

  it('are the same for two readers at once', async () => {
    render(
      <>
        <FiltersProvider>
          <Reader name="above" />
        </FiltersProvider>
        <FiltersProvider>
          <Reader name="below" />
        </FiltersProvider>
      </>,
    );
    const [first] = screen.getAllByRole('button', { name: 'Next' });
    await userEvent.click(first as HTMLElement);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['all 2', 'all 2']);
  });

  it('are reset without a trailing question mark', async () => {
    window.history.replaceState(null, '', '/list/?cities=Lod&page=3');
    render(list);
    await press('Reset');
    expect(shown()).toBe('all 1');
    await waitFor(() => expect(window.location.href).toBe('http://localhost/list/'));
  });

  it('link to each page with the current choice', () => {
    window.history.replaceState(null, '', '/list/?cities=Tel+Aviv&page=3');
    render(list);
    expect(screen.getByRole('link', { name: 'Fourth' })).toHaveAttribute('href', '?cities=Tel+Aviv&page=4');
  });

  it('throw outside of their provider', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Reader />)).toThrow('useFilters must be used inside of its FiltersProvider');
    complaints.mockRestore();
  });
});

describe('a choice in a dialog', () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const { values, change } = useFilters();
    return (
      <>
        <output>{values.cities.join('+') || 'all'}</output>
        <button onClick={() => setOpen(true)}>Open</button>
        <Modal open={open} onClose={() => setOpen(false)} title="Filters">
          <button onClick={() => void change({ cities: ['Lod'] }).then(() => setOpen(false))}>Apply</button>
        </Modal>
      </>
    );
  }

  it('shares a history entry with its dialog, so that one Back undoes it', async () => {
    renderWithProviders(
      <FiltersProvider>
        <Page />
      </FiltersProvider>,
    );
    const entries = window.history.length;
    await press('Open');
    await waitFor(() => expect(window.history.state).toHaveProperty('dialogs'));
    await press('Apply');
    await addressSays('?cities=Lod');
    await waitFor(() => expect(window.history.state).toEqual({ key: 'own' }));
    expect(shown()).toBe('Lod');
    expect(window.history.length).toBe(entries + 1);
    act(() => window.history.back());
    await waitFor(() => expect(shown()).toBe('all'));
    expect(window.location.pathname).toBe('/list/');
  });
});
