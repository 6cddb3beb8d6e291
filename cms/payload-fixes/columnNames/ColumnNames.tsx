'use client';

import { useEffect, type ReactNode } from 'react';
import { onChanges } from '../onChanges';

/** What Payload writes in the place of a name that it has in two languages. */
const NO_NAME = '[object Object]';

/** Names of sort buttons as Payload wrote them: React uses a button again for another column, and does not write an equal name anew. */
const written = new WeakMap<Element, string>();

function nameButtons(): void {
  for (const button of document.querySelectorAll('.sort-column__button')) {
    const name = button.getAttribute('aria-label') ?? '';
    if (name.includes(NO_NAME)) written.set(button, name);
    const column = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent;
    const right = column && written.get(button)?.replace(NO_NAME, () => column);
    if (right && right !== name) button.setAttribute('aria-label', right);
  }
}

/** Gives the buttons that sort a list the names of their columns, which screen readers say: Payload writes an object there. */
export function ColumnNames({ children }: { children: ReactNode }) {
  useEffect(() => onChanges(nameButtons), []);
  return children;
}
