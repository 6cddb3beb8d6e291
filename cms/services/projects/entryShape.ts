import { z } from 'zod';

/** List entry: id, name in the response language, and number in the group's content. */
export const entryShape = z
  .object({ id: z.number().int(), name: z.string(), number: z.number().nullable() })
  .meta({ id: 'LookupEntry' });

export type Entry = z.infer<typeof entryShape>;

interface Row {
  id: number;
  name: string;
  number?: number | null;
}

export const toEntry = ({ id, name, number }: Row): Entry => ({ id, name, number: number ?? null });

type Reference<Target> = number | Target | null | undefined;

/** Resolved references; those that are not public are omitted. */
export const resolved = <Target extends object>(
  references: readonly Reference<Target>[] | null | undefined,
): Target[] => (references ?? []).filter((one): one is Target => one !== null && typeof one === 'object');

/** Id of a reference, resolved or not. */
export const idOf = (reference: number | { id: number }): number =>
  typeof reference === 'number' ? reference : reference.id;
