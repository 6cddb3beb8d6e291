import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from './useEarlyInput';

function Field() {
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, value, setValue);
  return (
    <>
      <input ref={field} value={value} onChange={({ target }) => setValue(target.value)} />
      <output>{value}</output>
    </>
  );
}

/** Renders the field on the server, types a text into it, and then hydrates it. */
async function hydratedAfter(typed: string): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Field />);
  const input = root.querySelector('input');
  if (input) input.value = typed;
  await act(async () => {
    hydrateRoot(root, <Field />);
  });
  return root;
}

it.each(['', 'דימונה'])('reports input from before hydration: "%s"', async (typed) => {
  const root = await hydratedAfter(typed);
  expect(root.querySelector('output')?.textContent).toBe(typed);
  expect(root.querySelector('input')?.value).toBe(typed);
});
