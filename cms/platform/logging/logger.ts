import { defaultLoggerOptions, type Config } from 'payload';
import { loggedError } from './loggedError';

/** Logger of the CMS. It is Payload's own logger, with errors shortened by `loggedError`. */
export const logger: NonNullable<Config['logger']> = {
  options: { serializers: { err: loggedError } },
  destination: defaultLoggerOptions,
};
