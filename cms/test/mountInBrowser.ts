import { createElement, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface ButtonProps {
  children?: ReactNode;
  disabled?: boolean;
  type?: 'button' | 'submit';
  onClick?: () => void;
}

/** Mock of the used parts of `@payloadcms/ui`, for `vi.mock`: the package imports styles. */
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
 * Renders an admin component in the test's document.
 * @returns unmounts it
 */
export function mountInBrowser(element: ReactElement): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(element);
  return () => {
    root.unmount();
    document.body.replaceChildren();
  };
}

/** Types into a field: sets the native value and dispatches the event that React listens to. */
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
