import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useTypedEarly } from './useTypedEarly';

function Field() {
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, value, setValue);
  return (
    <>
      <input ref={field} value={value} onChange={({ target }) => setValue(target.value)} />
      <output>{value}</output>
    </>
  );
}

/** The field as it was built, with a text written into it, and hydrated then. */
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

it.each(['', 'דימונה'])('knows what was typed before hydration: "%s"', async (typed) => {
  const root = await hydratedAfter(typed);
  expect(root.querySelector('output')?.textContent).toBe(typed);
  expect(root.querySelector('input')?.value).toBe(typed);
});
