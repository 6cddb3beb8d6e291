import { defaultLoggerOptions, type Config } from 'payload';
import { loggedError } from './loggedError';

/** Logger of the CMS: Payload's own, with truncated errors. */
export const logger: NonNullable<Config['logger']> = {
  options: { serializers: { err: loggedError } },
  destination: defaultLoggerOptions,
};
