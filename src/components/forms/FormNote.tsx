import type { ReactNode } from 'react';
import { note } from './form.styles';

/** A quiet sentence of a form, such as what the asterisks mean. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p css={note}>{children}</p>;
}
