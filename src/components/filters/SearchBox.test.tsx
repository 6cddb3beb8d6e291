import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { typedText } from '../../lib/filters/typedText';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { createFilterContext } from './createFilterContext';
import { SearchBox } from './SearchBox';
import { useListSearch } from './useListSearch';

const HOMES = ['דירה בחיפה', 'דירה בלוד', 'Home in Arad'];
const filters = defineFilters<string>()({ kinds: choices({ of: () => [] }), q: typedText() });
const { FiltersProvider, useFilters } = createFilterContext(filters);
const textOf = (home: string) => [home];
const onDone = jest.fn();

function List() {
  const { values, change } = useFilters();
  const { found, failed, retry } = useListSearch(HOMES, textOf, values.q);
  return (
    <>
      <SearchBox
        label="Search homes"
        value={values.q}
        onChange={(q, options) => void change({ q }, options)}
        onDone={onDone}
        failed={failed}
        onRetry={retry}
      />
      <output>{found.join(' · ')}</output>
    </>
  );
}
const show = (search = '') => {
  window.history.replaceState(null, '', `/list/${search}`);
  return renderWithProviders(
    <FiltersProvider>
      <List />
    </FiltersProvider>,
    { language: 'en' },
  );
};
const box = () => screen.getByRole('searchbox', { name: 'Search homes' });
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => onDone.mockClear());
afterEach(() => window.history.replaceState(null, '', '/'));

it('filters while the visitor types, and keeps the text in the address as one history entry', async () => {
  show();
  const entries = window.history.length;
  await userEvent.type(box(), 'חיפה');
  await waitFor(() => expect(shown()).toBe('דירה בחיפה'));
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('חיפה'));
  expect(window.history.length).toBe(entries + 1);
});

it('finds the results of a shared address', async () => {
  show('?q=lod');
  expect(box()).toHaveValue('lod');
  // "kus" is the Hebrew name (לוד) typed with an English keyboard layout, which the search recognises. The Latin
  // spelling "lod" matches nothing.
  await waitFor(() => expect(shown()).toBe(''));
  await userEvent.clear(box());
  await userEvent.type(box(), 'kus');
  await waitFor(() => expect(shown()).toBe('דירה בלוד'));
  await waitFor(() => expect(window.location.search).toBe('?q=kus'));
});

it('is cleared by its button, which restores the focus', async () => {
  const { container } = show('?q=arad');
  await waitFor(() => expect(shown()).toBe('Home in Arad'));
  await expectNoAxeViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await waitFor(() => expect(shown()).toBe(HOMES.join(' · ')));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('reports a search once: on Enter, or when the field loses the focus', async () => {
  show();
  await userEvent.type(box(), 'arad');
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(onDone).toHaveBeenCalledTimes(1);
  await userEvent.clear(box());
  await userEvent.tab();
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('keeps spaces between words while typing', async () => {
  show();
  await userEvent.type(box(), 'home in');
  expect(box()).toHaveValue('home in');
  await waitFor(() => expect(window.location.search).toBe('?q=home+in'));
});

it.each(['?q=', `?q=${'x'.repeat(10_000)}`, '?q=%20'])('ignores %.20s', (search) => {
  show(search);
  expect(box()).toHaveValue('');
  expect(shown()).toBe(HOMES.join(' · '));
});

it('reports that searching is unavailable and offers a retry', async () => {
  const retry = jest.fn();
  renderWithProviders(<SearchBox label="Search" value="a" onChange={jest.fn()} failed onRetry={retry} />, {
    language: 'en',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Search in this list is not available');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});
