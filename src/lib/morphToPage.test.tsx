import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { mockMedia } from '../testing/mockMedia';
import { FIRST_PICTURE, morphToPage } from './morphToPage';
import { ROUTE_UPDATED } from './routeUpdated';

const followed = jest.fn();

function show() {
  render(
    <>
      <article>
        <picture data-testid="card" />
        <a
          href="/projects/gal/"
          onClick={(event) => {
            morphToPage(event, '/projects/gal/');
            followed(event.defaultPrevented);
            event.preventDefault();
          }}
        >
          Gal
        </a>
      </article>
      <button type="button">Menu</button>
      <div data-testid="hero" {...FIRST_PICTURE} />
    </>,
  );
  return screen.getByRole('link');
}

const loadPage = jest.fn<Promise<object>, [string]>();
beforeEach(() => {
  loadPage.mockResolvedValue({});
  Object.assign(window, { ___loader: { loadPage } });
});

const nameOf = (id: string) => screen.getByTestId(id).style.getPropertyValue('view-transition-name');

/** Simulates the browser's support for view transitions. */
function supportTransitions() {
  let finish: () => void = () => undefined;
  const names: string[] = [];
  const start = jest.fn((update: () => Promise<void>) => {
    names.push(nameOf('card'));
    void update();
    const finished = new Promise<void>((resolve) => (finish = resolve));
    return { ready: Promise.resolve(), finished };
  });
  Object.assign(document, { startViewTransition: start });
  return { start, names, finish: () => finish() };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.clearAllMocks();
});

describe('morphToPage', () => {
  it('names the picture of the card before and that of the page after the change', async () => {
    const { start, names, finish } = supportTransitions();
    fireEvent.click(show());
    expect(followed).toHaveBeenCalledWith(true);
    await waitFor(() => expect(start).toHaveBeenCalled());
    expect(names).toEqual(['first-picture']);
    expect(nameOf('card')).toBe('');
    expect(navigate).toHaveBeenCalledWith('/projects/gal/');
    document.dispatchEvent(new Event(ROUTE_UPDATED));
    await waitFor(() => expect(nameOf('hero')).toBe('first-picture'));
    finish();
    await waitFor(() => expect(nameOf('hero')).toBe(''));
  });

  it('leaves the link alone without support', () => {
    fireEvent.click(show());
    expect(followed).toHaveBeenCalledWith(false);
  });

  it.each([
    ['the data fail to load', () => Promise.reject(new Error('offline'))],
    ['there are no data', () => Promise.resolve({ status: 'error' })],
    ['the data take too long', () => new Promise<never>(() => undefined)],
  ])('changes the page without a transition if %s', async (_name, load) => {
    const { start } = supportTransitions();
    loadPage.mockImplementation(load);
    fireEvent.click(show());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/projects/gal/'));
    expect(start).not.toHaveBeenCalled();
  });

  it('stays where the visitor went while the data loaded', async () => {
    const { start } = supportTransitions();
    fireEvent.click(show());
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(navigate).not.toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
  });

  it('leaves the link alone under reduced motion', () => {
    const { start } = supportTransitions();
    mockMedia('(prefers-reduced-motion: reduce)');
    fireEvent.click(show());
    expect(followed).toHaveBeenCalledWith(false);
    expect(start).not.toHaveBeenCalled();
  });

  it('leaves a click for another tab alone', () => {
    const { start } = supportTransitions();
    fireEvent.click(show(), { ctrlKey: true });
    expect(followed).toHaveBeenCalledWith(false);
    expect(start).not.toHaveBeenCalled();
  });
});
