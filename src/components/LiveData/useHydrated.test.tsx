import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated';

const renders: boolean[] = [];

function Part() {
  const hydrated = useHydrated();
  renders.push(hydrated);
  return <p>{hydrated ? 'live' : 'built'}</p>;
}

it('shows built data first, then known data', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Part />);
  expect(root).toHaveTextContent('built');
  const faults: unknown[] = [];
  renders.length = 0;
  await act(async () => {
    hydrateRoot(root, <Part />, { onRecoverableError: (fault) => faults.push(fault) });
  });
  expect(root).toHaveTextContent('live');
  expect(renders[0]).toBe(false);
  expect(faults).toEqual([]);
});
