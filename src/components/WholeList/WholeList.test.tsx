import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { readLocales } from '../../testing/readLocales';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { IsListComplete } from './IsListComplete';
import { WholeList } from './WholeList';

const ALL = ['a', 'b', 'c', 'd'];
let files = 0;
const newFiles = () => [`/static/listings/${(files += 1)}.json`, `/static/listings/${(files += 1)}.json`];

function Counted({ items }: { items: readonly string[] }) {
  const [presses, setPresses] = useState(0);
  const isComplete = useContext(IsListComplete);
  return (
    <>
      {!isComplete && <p>not whole</p>}
      <button onClick={() => setPresses(presses + 1)}>{`${items.length} entries, ${presses} presses`}</button>
    </>
  );
}
const list = (first: readonly string[], names: readonly string[] = []) => (
  <TranslationProvider language="en" locales={readLocales('en')}>
    <WholeList first={first} files={names}>
      {(items) => <Counted items={items} />}
    </WholeList>
  </TranslationProvider>
);
const answer = (ok = true) => {
  // Every second file of the list fails to load unless `ok` is true.
  globalThis.fetch = jest.fn(async (file) => {
    const isFirst = Number(/\d+/.exec(String(file))?.[0]) % 2 === 1;
    const part = isFirst ? ALL.slice(0, 3) : ALL.slice(3);
    return new Response(JSON.stringify(part), { status: ok || isFirst ? 200 : 503 });
  });
};

let root: Root | undefined;
const errors: unknown[] = [];
/** Opens a page whose HTML contains the whole list but whose data contains only the first items. */
async function open(names: readonly string[]): Promise<void> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(list(ALL));
  document.body.append(page);
  const options = { onRecoverableError: (error: unknown) => errors.push(error) };
  await act(async () => {
    root = hydrateRoot(page, list(ALL.slice(0, 1), names), options);
  });
}

beforeEach(() => {
  errors.length = 0;
  window.history.replaceState(null, '', '/');
  answer();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

it('fetches no file when all entries came with the page', async () => {
  renderWithProviders(list(ALL));
  await userEvent.click(screen.getByRole('button', { name: '4 entries, 0 presses' }));
  expect(screen.getByRole('button', { name: '4 entries, 1 presses' })).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it('keeps the built list, fetches all entries on the first interaction, and repeats an early press', async () => {
  const names = newFiles();
  await open(names);
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '4 entries, 0 presses' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '4 entries, 1 presses' })).toBeVisible());
  expect(jest.mocked(fetch).mock.calls).toEqual(names.map((name) => [name]));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: '4 entries, 2 presses' })).toBeVisible();
  expect(errors).toEqual([]);
});

it('fetches at once when the address has parameters', async () => {
  window.history.replaceState(null, '', '/?page=2');
  await open(newFiles());
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('fetches at once after client-side navigation', async () => {
  renderWithProviders(list(['a'], newFiles()));
  expect(await screen.findByRole('button', { name: '4 entries, 0 presses' })).toBeVisible();
});

it('replaces the built list by the first entries when fetching fails', async () => {
  answer(false);
  await open(newFiles());
  await userEvent.click(screen.getByRole('button', { name: '4 entries, 0 presses' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could load only the first results.');
  await userEvent.click(screen.getByRole('button', { name: /^1 entries/ }));
  expect(screen.queryByRole('button', { name: /^4 entries/ })).toBeNull();
  expect(errors).toEqual([]);
});

it('shows the first entries and a message when fetching fails', async () => {
  answer(false);
  renderWithProviders(list(['a'], newFiles()));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could load only the first results.');
  expect(screen.getByRole('button', { name: '1 entries, 0 presses' })).toBeVisible();
  expect(screen.getByText('not whole')).toBeVisible();
});

it('has all entries by a retry, without a reload', async () => {
  answer(false);
  renderWithProviders(list(['a'], newFiles()), { language: 'en' });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  answer();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: '4 entries, 0 presses' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
