import { defaultLoggerOptions, type Config } from 'payload';

/** Letters of a logged error's texts, and errors that were its cause. */
export const LOG_LIMITS = { text: 2_000, detail: 500, details: 20, causes: 3 } as const;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} letters)` : text;

function detail(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    try {
      return cut(JSON.stringify(value), LOG_LIMITS.detail);
    } catch {
      // Objects in a circle.
      return Object.prototype.toString.call(value);
    }
  return typeof value === 'string' ? cut(value, LOG_LIMITS.detail) : value;
}

/**
 * An error as the log keeps it. What failed in the database holds its statement with all values, in its message, its stack and once more
 * for each cause: whoever asks for something long must not fill the disk by it.
 * @param error whatever was thrown
 * @returns its texts, cut, and the beginning of its other properties
 */
export function loggedError(error: unknown, causes: number = LOG_LIMITS.causes): unknown {
  if (!(error instanceof Error)) return detail(error);
  const { name, message, stack, cause, ...details } = error;
  return {
    type: name,
    message: cut(message, LOG_LIMITS.text),
    // The message stands at the top of it once more; the places are what it is read for.
    stack: cut(
      message ? (stack ?? '').replace(message, () => cut(message, LOG_LIMITS.detail)) : (stack ?? ''),
      LOG_LIMITS.text,
    ),
    ...Object.fromEntries(
      Object.entries(details)
        .slice(0, LOG_LIMITS.details)
        .map(([key, value]) => [key, detail(value)]),
    ),
    ...(cause !== undefined && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  };
}

/** The log of the CMS: Payload's own, with errors of a bounded length. */
export const logger: NonNullable<Config['logger']> = {
  options: { serializers: { err: loggedError } },
  destination: defaultLoggerOptions,
};
