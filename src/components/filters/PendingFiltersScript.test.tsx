import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { typedText } from '../../lib/filters/typedText';
import { awaited } from '../../theme/awaited';
import { createFilterContext } from './createFilterContext';
import { useListSearch } from './useListSearch';

const filters = defineFilters<string>()({ cities: choices({ of: (city) => [city] }), q: typedText() });
const { FiltersProvider, useFilters } = createFilterContext(filters, { isAwaited: true });
const textOf = (city: string) => [city];
const CITIES = ['Haifa', 'Lod'];

function List() {
  const { values } = useFilters();
  const { found } = useListSearch(CITIES, textOf, values.q);
  return (
    <ul {...awaited.items}>
      {found
        .filter((city) => filters.matches(city, values))
        .map((city) => (
          <li key={city}>{city}</li>
        ))}
    </ul>
  );
}
const list = (
  <FiltersProvider>
    <List />
  </FiltersProvider>
);
const isAwaited = () => document.documentElement.hasAttribute('data-awaited');

/** Loads the pre-rendered page: sets its HTML and runs the inline script, but does not hydrate it. */
function openBuilt(search: string): void {
  window.history.replaceState(null, '', `/list/${search}`);
  document.body.innerHTML = renderToStaticMarkup(list);
  const built = document.querySelector('script') as HTMLScriptElement;
  const script = document.createElement('script');
  for (const { name, value } of built.attributes) script.setAttribute(name, value);
  script.textContent = built.textContent;
  built.replaceWith(script);
}

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-awaited');
  window.history.replaceState(null, '', '/');
});

it.each([
  ['', false],
  ['?utm_source=mail&city=Lod', false],
  ['?cities=Lod', true],
  ['?utm_source=mail&q=lod', true],
])('the built list of %j awaits a choice: %s', (search, expected) => {
  openBuilt(search);
  expect(isAwaited()).toBe(expected);
  expect(document.querySelectorAll('li')).toHaveLength(2);
});

it.each(['?cities=Lod', '?q=lod'])('shows the list once the choice is applied: %s', async (search) => {
  openBuilt(search);
  document.body.innerHTML = '';
  const shown: number[] = [];
  const watch = new MutationObserver(() => shown.push(screen.getAllByRole('listitem').length));
  watch.observe(document.documentElement, { attributeFilter: ['data-awaited'] });
  render(list);
  await waitFor(() => expect(shown).toEqual([1]));
  expect(isAwaited()).toBe(false);
  watch.disconnect();
});

it('shows the built list when the scripts never arrive', () => {
  jest.useFakeTimers();
  openBuilt('?cities=Lod');
  jest.runAllTimers();
  expect(isAwaited()).toBe(false);
  jest.useRealTimers();
});
