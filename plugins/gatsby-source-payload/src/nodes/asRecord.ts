import { isRecord, type Json } from '../Json';
import { InvalidField } from './InvalidField';
import { describeType } from './describeType';

/**
 * Asserts that a value is an object.
 * @throws InvalidField
 */
export function asRecord(raw: unknown, path: string): Json {
  if (isRecord(raw)) return raw;
  throw new InvalidField(path, `should be an object, is ${describeType(raw)}`);
}
