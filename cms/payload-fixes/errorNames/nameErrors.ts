import * as payload from 'payload';

type ErrorClass = abstract new (...args: never[]) => Error;

const isErrorClass = (value: unknown): value is ErrorClass =>
  typeof value === 'function' && value.prototype instanceof Error;

/**
 * Payload's error classes with their original names. A minifier shortens the names of classes, but keeps the names
 * under which they are exported.
 */
export const ERRORS = Object.entries<unknown>(payload).flatMap(([name, value]) =>
  isErrorClass(value) ? [[name, value] as const] : [],
);

/**
 * Restores the class names of Payload's errors, which minification changes. Payload sends the message of an error only
 * if its class has a name; otherwise it sends "An unknown error occurred." The log level also depends on the name.
 */
export function nameErrors(): void {
  for (const [name, error] of ERRORS)
    Object.defineProperty(error, 'name', { value: name, configurable: true });
}
