import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState, type FormEvent } from 'react';
import type * as reactClient from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createFilterContext } from '../components/filters/createFilterContext';
import { choices } from '../lib/filters/choices';
import { defineFilters } from '../lib/filters/defineFilters';
import { EARLY_PRESS_SCRIPT, repeatEarlyPress, stopRecordingPresses } from './earlyPress';
import { replaceHydrateFunction } from './replaceHydrateFunction';

const filters = defineFilters<string>()({ cities: choices({ of: (city) => [city] }) });
const { FiltersProvider, useFilters } = createFilterContext(filters);

function Letter() {
  const [sent, setSent] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('words')));
  };
  return (
    <form action="#" onSubmit={send}>
      <input name="words" aria-label="Words" />
      <button>Post</button>
      <p>{sent && `Sent: ${sent}`}</p>
    </form>
  );
}

function Chips() {
  const { values, change } = useFilters();
  return (
    <section>
      <output>{values.cities.join('+') || 'all'}</output>
      <button type="button" onClick={() => void change({ cities: [...values.cities, 'Lod'] })}>
        Lod
      </button>
      <button type="button" disabled>
        Arad
      </button>
      <button type="submit">Send</button>
      <Letter />
      <form action="/elsewhere/">
        <button>Go</button>
      </form>
    </section>
  );
}

const PAGE = (
  <div id="gatsby-focus-wrapper">
    <Suspense fallback={null}>
      <FiltersProvider>
        <Chips />
      </FiltersProvider>
    </Suspense>
  </div>
);
const button = (name: string) => screen.getByRole('button', { name });
let container: HTMLElement;
let root: reactClient.Root | undefined;

jest.mock('react-dom/client', () => {
  const actual = jest.requireActual<typeof reactClient>('react-dom/client');
  return {
    ...actual,
    hydrateRoot: (...args: Parameters<typeof reactClient.hydrateRoot>) =>
      (root = actual.hydrateRoot(...args)),
  };
});

/** Hydrates the page as the browser does after the scripts have loaded. */
async function hydrate() {
  await act(async () => {
    replaceHydrateFunction()(PAGE, container);
  });
  await act(async () => {
    repeatEarlyPress();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/list/');
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(PAGE);
  window.eval(EARLY_PRESS_SCRIPT);
});
afterEach(() => {
  stopRecordingPresses();
  act(() => root?.unmount());
  container.remove();
});

describe('a button pressed before hydration', () => {
  it('is marked as waiting and pressed after hydration, with the address applied', async () => {
    window.history.replaceState(null, '', '/list/?cities=Haifa');
    button('Lod').click();
    expect(button('Lod')).toHaveAttribute('data-waits');
    await hydrate();
    expect(screen.getByRole('status')).toHaveTextContent('Haifa+Lod');
    expect(button('Lod')).not.toHaveAttribute('data-waits');
    await waitFor(() => expect(window.location.search).toBe('?cities=Haifa&cities=Lod'));
  });

  it('is pressed once, after any number of presses', async () => {
    button('Lod').click();
    button('Lod').click();
    await hydrate();
    expect(screen.getByRole('status')).toHaveTextContent(/^Lod$/);
    await waitFor(() => expect(window.location.search).toBe('?cities=Lod'));
  });

  it.each(['Arad', 'Send'])(
    'is not pressed again when it has no action or submits a form: %s',
    async (name) => {
      button(name).click();
      expect(button(name)).not.toHaveAttribute('data-waits');
      await hydrate();
      expect(screen.getByRole('status')).toHaveTextContent('all');
    },
  );

  it('submits its form after hydration, with the input, without leaving the page', async () => {
    const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });
    words.value = 'early';
    const left = jest.fn((event: Event) => event.defaultPrevented);
    window.addEventListener('submit', left);
    button('Post').click();
    expect(left).toHaveReturnedWith(true);
    expect(button('Post')).toHaveAttribute('data-waits');
    await hydrate();
    expect(screen.getByText('Sent: early')).toBeVisible();
    expect(button('Post')).not.toHaveAttribute('data-waits');
    window.removeEventListener('submit', left);
  });

  it('submits natively when the form has an address', () => {
    const left = jest.fn((event: Event) => {
      const stays = event.defaultPrevented;
      event.preventDefault();
      return stays;
    });
    window.addEventListener('submit', left);
    button('Go').click();
    expect(left).toHaveReturnedWith(false);
    window.removeEventListener('submit', left);
  });

  it('is no longer recorded once React handles events', async () => {
    await hydrate();
    act(() => button('Lod').click());
    expect(screen.getByRole('status')).toHaveTextContent(/^Lod$/);
    await waitFor(() => expect(window.location.search).toBe('?cities=Lod'));
    expect(button('Lod')).not.toHaveAttribute('data-waits');
  });
});
