import { isRecord, type Json } from '../Json';
import { InvalidField } from './InvalidField';
import { describeType } from './describeType';

/**
 * Returns a value as an object.
 * @param path path of the field, for the error
 * @throws InvalidField if it is not an object
 */
export function asRecord(raw: unknown, path: string): Json {
  if (isRecord(raw)) return raw;
  throw new InvalidField(path, `should be an object, is ${describeType(raw)}`);
}
