import { createElement, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface ButtonProps {
  children?: ReactNode;
  disabled?: boolean;
  type?: 'button' | 'submit';
  onClick?: () => void;
}

/**
 * Mock of the parts of `@payloadcms/ui` that components use, for `vi.mock`. The real package cannot be loaded in tests,
 * because it imports style sheets.
 */
export const adminUi = () => ({
  Button: ({ children, disabled, type, onClick }: ButtonProps) =>
    createElement('button', { disabled, type, onClick }, children),
  useAuth: () => ({ user: { id: 7 } }),
  toast: { success: () => undefined, error: () => undefined },
  useConfig: () => ({ config: { routes: { api: '/api', admin: '/admin' } } }),
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'en' } }),
});

/**
 * Renders a component of the admin in the document of the test.
 * @returns function that unmounts it
 */
export function mountInBrowser(element: ReactElement): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(element);
  return () => {
    root.unmount();
    document.body.replaceChildren();
  };
}

/** Types text into a field: sets the value of the element and dispatches the event that React listens to. */
export function type(field: HTMLElement | null, text: string): void {
  if (!(
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ))
    throw new TypeError('There is no such field');
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
