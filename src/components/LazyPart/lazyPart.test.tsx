import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockIntersection } from '../../testing/mockIntersection';
import { readLocales } from '../../testing/readLocales';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { lazyPart } from './lazyPart';

function Counted({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  const [saved, setSaved] = useState(false);
  return (
    <>
      <button onClick={() => setPresses(presses + 1)}>{`${name}, ${presses} presses`}</button>
      <button aria-pressed={saved} onClick={() => setSaved(!saved)}>
        Save
      </button>
      <input aria-label="Words" />
    </>
  );
}
type Load = () => Promise<ComponentType<{ name: string }>>;
type When = Parameters<typeof lazyPart>[3];
const part = (load: Load, when?: When) => lazyPart('Counted', load, <p>a moment</p>, when);

const LOCALES = readLocales('en');
const inEnglish = (page: ReactElement) => (
  <TranslationProvider language="en" locales={LOCALES}>
    {page}
  </TranslationProvider>
);

/** Renders the HTML like the build, which waits until the code of every part is loaded. */
async function built(): Promise<string> {
  const Part = part(() => Promise.resolve(Counted));
  const { findAllByRole, unmount } = render(inEnglish(<Part name="List" />));
  await findAllByRole('button');
  unmount();
  return renderToString(inEnglish(<Part name="List" />));
}

let root: Root | undefined;
let move: (onScreen: boolean) => void;
const errors: unknown[] = [];
const load = jest.fn<ReturnType<Load>, []>();

async function open(when?: When): Promise<ComponentType<{ name: string }>> {
  const html = await built();
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  const Part = part(load, when);
  move = mockIntersection();
  await act(async () => {
    root = hydrateRoot(page, inEnglish(<Part name="List" />), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return Part;
}
const button = (presses: number) => screen.findByRole('button', { name: `List, ${presses} presses` });

beforeEach(() => {
  errors.length = 0;
  load.mockReset().mockResolvedValue(Counted);
});
afterEach(() => {
  expect(errors).toEqual([]);
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

it('keeps its built HTML, and loads near the screen', async () => {
  await open();
  expect(load).not.toHaveBeenCalled();
  expect(await button(0)).toBeInTheDocument();
  move(false);
  expect(load).not.toHaveBeenCalled();
  move(true);
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(await button(0));
  expect(await button(1)).toBeVisible();
});

it.each(['scroll', 'keydown', 'pointermove', 'focusin'])('loads on the first %s', async (name) => {
  await open();
  document.dispatchEvent(new Event(name));
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a part that loads after the first interaction', () => {
  afterEach(() => window.sessionStorage.clear());

  it('does not load near the screen, but on a scroll', async () => {
    await open('interacted');
    move(true);
    expect(load).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('scroll'));
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads at once when the tab has a draft', async () => {
    window.sessionStorage.setItem('draft:contact', '{}');
    await open('interacted');
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads at once in a history entry of a form step, so that no Back stays on the page', async () => {
    window.history.replaceState({ dialogs: [{ id: 'step:form:0', href: window.location.href }] }, '');
    await open('interacted');
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a part that loads on use', () => {
  afterEach(() => window.sessionStorage.clear());

  it('does not load near the screen or on a scroll, but when the focus enters it', async () => {
    await open('used');
    move(true);
    document.dispatchEvent(new Event('scroll'));
    expect(load).not.toHaveBeenCalled();
    await act(async () => screen.getByLabelText('Words').focus());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads on a press, and repeats it', async () => {
    await open('used');
    fireEvent.click(await button(0));
    expect(await button(1)).toBeVisible();
  });

  it('loads at once when the focus was in it before hydration', async () => {
    const focused = jest.spyOn(document, 'activeElement', 'get');
    focused.mockImplementation(() => document.querySelector('input'));
    await open('used');
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
    focused.mockRestore();
  });

  it('loads at once when the tab has a draft', async () => {
    window.sessionStorage.setItem('draft:lead', '{}');
    await open('used');
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('keeps its built HTML when the page renders again', async () => {
  const Part = await open();
  await act(async () => root?.render(inEnglish(<Part name="List" />)));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'List, 0 presses' })).toBeVisible();
  expect(screen.queryByText('a moment')).not.toBeInTheDocument();
});

it('loads at once when the address contains a choice', async () => {
  window.history.replaceState(null, '', '/?home=A1');
  await open();
  expect(load).toHaveBeenCalledTimes(1);
});

it('repeats early presses and keeps early input', async () => {
  let arrive: (component: typeof Counted) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await open();
  const early = await button(0);
  fireEvent.click(early);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'mine' } });
  expect(early.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive(Counted));
  expect(await button(1)).toBe(early);
  expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeVisible();
  expect(early.closest('[aria-busy]')).toBeNull();
  expect(screen.getByLabelText('Words')).toHaveValue('mine');
});

it('keeps its built HTML when loading fails; a retry loads it and repeats presses', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await open();
  fireEvent.click(await button(0));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await button(0)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'mine' } });
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await button(1)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Words')).toHaveValue('mine');
  // The focus moved from the removed button to the part, so that Tab continues there.
  expect(document.activeElement).toContainElement(await button(1));
  expect(document.body).not.toHaveFocus();
});

it.each([
  ['he', 'לא הצלחנו לטעון את החלק הזה של הדף. כדאי לבדוק את החיבור לאינטרנט.', 'ניסיון נוסף'],
  ['en', 'This part of the page could not be loaded. Check your connection.', 'Try again'],
] as const)('shows an error in place of its fallback: %s', async (language, text, action) => {
  mockIntersection();
  load.mockRejectedValue(new Error('offline'));
  const Part = part(load);
  const { container } = renderWithProviders(<Part name="List" />, { language });
  const retry = () => userEvent.click(screen.getByRole('button', { name: action }));
  await screen.findByText(text);
  expect(screen.queryByText('a moment')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await retry();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  load.mockResolvedValue(Counted);
  await retry();
  expect(await button(0)).toBeVisible();
});

it('removes a part that throws, but not the page; a retry renders it again', async () => {
  mockIntersection();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let breaks = true;
  const Part = lazyPart<object>(
    'Fragile',
    () =>
      Promise.resolve(function Fragile() {
        if (breaks) throw new Error('broken');
        return <p>whole</p>;
      }),
    null,
  );
  renderWithProviders(
    <>
      <input aria-label="Elsewhere" />
      <Part />
    </>,
    { language: 'en' },
  );
  await userEvent.type(screen.getByLabelText('Elsewhere'), 'mine');
  await screen.findByRole('alert');
  breaks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('whole')).toBeVisible();
  expect(screen.getByLabelText('Elsewhere')).toHaveValue('mine');
  logged.mockRestore();
});

it('shows its fallback after client-side navigation, and loads at once', async () => {
  mockIntersection();
  const Part = part(load);
  render(inEnglish(<Part name="List" />));
  expect(screen.getByText('a moment')).toBeVisible();
  expect(await button(0)).toBeVisible();
});
