import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { PartFailed } from './PartFailed';

const own = window as Window & { ___webpackCompilationHash?: string };
beforeEach(() => {
  own.___webpackCompilationHash = 'old';
});
afterEach(() => delete own.___webpackCompilationHash);

it.each([
  ['en', 'new', 'Reload the page', /The site was updated/],
  ['he', 'new', 'טעינה מחדש', /האתר עודכן/],
] as const)(
  'offers to reload a page of an older build when a retry fails too (%s)',
  async (language, hash, label, text) => {
    globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ webpackCompilationHash: hash })));
    const onRetry = jest.fn();
    renderWithProviders(<PartFailed onRetry={onRetry} />, { language });
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: label })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ['the build is the same', () => Promise.resolve(Response.json({ webpackCompilationHash: 'old' }))],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('offers only a retry where %s', async (_name, answer) => {
  globalThis.fetch = jest.fn(answer);
  renderWithProviders(<PartFailed onRetry={() => undefined} />, { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
