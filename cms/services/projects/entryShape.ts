import { z } from 'zod';

/** A list entry: id, name in the language of the response, and the number by which the specification refers to it. */
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

/**
 * Returns the references that Payload has replaced by documents. The others are omitted, because they are not public.
 */
export const resolved = <Target extends object>(
  references: readonly Reference<Target>[] | null | undefined,
): Target[] => (references ?? []).filter((one): one is Target => one !== null && typeof one === 'object');

/** Returns the id of a reference, whether or not it was replaced by the document. */
export const idOf = (reference: number | { id: number }): number =>
  typeof reference === 'number' ? reference : reference.id;
