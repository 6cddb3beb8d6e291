import type { AfterErrorHook } from 'payload';

interface FieldFault {
  label?: unknown;
  path?: unknown;
  message?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** "Slug: another page is already at /about/", one line for each field; a field deep in a list is named by its last label. */
function reasonsOf(faults: readonly FieldFault[]): string {
  return faults
    .map(({ label, path, message }) => {
      const field = (text(label) || text(path)).split(' > ').at(-1) ?? '';
      return [field, text(message)].filter(Boolean).join(': ');
    })
    .join('\n');
}

/**
 * What the admin says above a form that was refused: Payload names the fields only; this adds what is wrong with each.
 */
export const sayWhatIsWrong: AfterErrorHook = ({ result }) => {
  const first = result?.errors?.[0] as { data?: { errors?: FieldFault[] } } | undefined;
  const faults = first?.data?.errors;
  // By its shape: the production build shortens the names of classes.
  if (!result || !Array.isArray(faults) || faults.length === 0) return undefined;
  const message = reasonsOf(faults);
  return {
    response: {
      ...result,
      errors: [{ ...result.errors[0], message }, ...result.errors.slice(1)],
    } as typeof result,
  };
};
