import { z } from 'zod';

/** An entry of a list: its id, its name in the language of the answer, and the number by which the group's content knows it. */
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

/** The documents that references were resolved to; those that the public cannot see are left out. */
export const resolved = <Target extends object>(
  references: readonly Reference<Target>[] | null | undefined,
): Target[] => (references ?? []).filter((one): one is Target => one !== null && typeof one === 'object');

/** The id of a reference, resolved or not. */
export const idOf = (reference: number | { id: number }): number =>
  typeof reference === 'number' ? reference : reference.id;
