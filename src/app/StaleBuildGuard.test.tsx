import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaleBuildGuard } from './StaleBuildGuard';

const own = window as Window & { ___webpackCompilationHash?: string };
const reload = jest.fn();

beforeEach(() => {
  own.___webpackCompilationHash = 'old';
  reload.mockReset();
});
afterEach(() => delete own.___webpackCompilationHash);

interface PageProps {
  hash?: string;
  pathname?: string;
  title: string | null;
}

/** Page that throws without a title. The data of another build has no title. */
const Page = ({ title }: { title: string | null }) => (
  <>
    <h1>{(title as string).toUpperCase()}</h1>
    <input aria-label="Name" />
  </>
);
const pageOf = ({ hash = 'old', pathname = '/projects/', title }: PageProps) => (
  <StaleBuildGuard hash={hash} pathname={pathname} reload={reload}>
    <Page title={title} />
  </StaleBuildGuard>
);

it('shows the pages of its own build', () => {
  const { rerender } = render(pageOf({ title: 'one' }));
  rerender(pageOf({ title: 'second', pathname: '/about/' }));
  expect(screen.getByRole('heading')).toHaveTextContent('SECOND');
  expect(reload).not.toHaveBeenCalled();
});

it('keeps the page and its input when another query brings data of another build', async () => {
  const { rerender } = render(pageOf({ title: 'one' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Dana');
  for (const hash of ['new', 'newer']) rerender(pageOf({ title: null, hash }));
  expect(screen.getByRole('heading')).toHaveTextContent('ONE');
  expect(screen.getByLabelText('Name')).toHaveValue('Dana');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads another page of another build, once', () => {
  const { rerender } = render(pageOf({ title: 'one' }));
  rerender(pageOf({ title: null, hash: 'new', pathname: '/about/' }));
  rerender(pageOf({ title: null, hash: 'newer', pathname: '/about/' }));
  expect(screen.getByRole('heading')).toHaveTextContent('ONE');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('shows the first page of any build, because there is no other', () => {
  render(pageOf({ title: 'one', hash: 'new' }));
  expect(screen.getByRole('heading')).toHaveTextContent('ONE');
  expect(reload).not.toHaveBeenCalled();
});
