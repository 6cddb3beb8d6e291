import type { FieldKind } from '../schema/SchemaModel';
import { InvalidField } from './InvalidField';
import { describeType } from './describeType';

type Scalar = Extract<FieldKind, { kind: 'scalar' }>['scalar'];

const CHECKS: Record<Scalar, (value: unknown) => boolean> = {
  String: (value) => typeof value === 'string',
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  JSON: () => true,
};

/**
 * Checks that a value has the scalar type of the schema, and returns it.
 * @throws InvalidField if it has another type
 */
export function buildScalar(raw: unknown, scalar: Scalar, path: string): unknown {
  if (CHECKS[scalar](raw)) return raw;
  throw new InvalidField(path, `should be ${scalar}, is ${describeType(raw)}`);
}
