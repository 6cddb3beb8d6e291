import * as payload from 'payload';

type ErrorClass = abstract new (...args: never[]) => Error;

const isErrorClass = (value: unknown): value is ErrorClass =>
  typeof value === 'function' && value.prototype instanceof Error;

/** Payload's error classes by their original names. A minifier shortens class names but keeps names of exports. */
export const ERRORS = Object.entries<unknown>(payload).flatMap(([name, value]) =>
  isErrorClass(value) ? [[name, value] as const] : [],
);

/**
 * Restores the class names of Payload's errors, which minification removes. Payload returns an error's message only if its class has a name
 * ("An unknown error occurred." otherwise), and the log level depends on the name.
 */
export function nameErrors(): void {
  for (const [name, error] of ERRORS)
    Object.defineProperty(error, 'name', { value: name, configurable: true });
}
