/** Maximum lengths of a logged error's texts, and maximum numbers of its details and causes. */
export const LOG_LIMITS = { text: 2_000, detail: 500, details: 20, causes: 3 } as const;

const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} letters)` : text;

function detail(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    try {
      return truncate(JSON.stringify(value), LOG_LIMITS.detail);
    } catch {
      // Circular objects.
      return Object.prototype.toString.call(value);
    }
  return typeof value === 'string' ? truncate(value, LOG_LIMITS.detail) : value;
}

/** Names of properties in which database errors contain values of the statement, which may be personal data. */
const VALUES = new Set(['params', 'parameters', 'detail', 'where']);

/** Removes the values that Drizzle appends to the error message of a failed statement. */
const withoutValues = (message: string): string => message.replace(/\nparams:[\s\S]*$/, '');

/**
 * Shortens an error for the log and removes values. Database errors repeat the statement and its values in the message,
 * stack, properties and causes. The values may be personal data, and long requests must not fill the disk.
 * @param error any thrown value
 * @returns the error with truncated texts and properties, and without values of statements
 */
export function loggedError(error: unknown, causes: number = LOG_LIMITS.causes): unknown {
  if (!(error instanceof Error)) return detail(error);
  const { name, message, stack, cause, ...details } = error;
  return {
    type: name,
    message: truncate(withoutValues(message), LOG_LIMITS.text),
    // Shortens the message where the stack repeats it, so that space remains for the locations.
    stack: truncate(
      message
        ? (stack ?? '').replace(message, () => truncate(withoutValues(message), LOG_LIMITS.detail))
        : (stack ?? ''),
      LOG_LIMITS.text,
    ),
    ...Object.fromEntries(
      Object.entries(details)
        .filter(([key]) => !VALUES.has(key))
        .slice(0, LOG_LIMITS.details)
        .map(([key, value]) => [key, detail(value)]),
    ),
    ...(cause !== undefined && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  };
}
