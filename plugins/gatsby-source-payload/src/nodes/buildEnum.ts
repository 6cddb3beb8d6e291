import { formatName } from '../schema/formatName';
import { InvalidField } from './InvalidField';

/**
 * Converts the value of a select field to its name in the GraphQL enum.
 * @throws InvalidField for an unknown option
 */
export function buildEnum(raw: unknown, values: readonly string[], path: string): string {
  const value = typeof raw === 'string' ? formatName(raw) : '';
  if (values.includes(value)) return value;
  throw new InvalidField(path, `has the value ${JSON.stringify(raw)}, which is none of ${values.join(', ')}`);
}
