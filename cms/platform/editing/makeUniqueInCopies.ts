import { isolateObjectProperty, type CollectionSlug, type FieldHook } from 'payload';

/**
 * Field hook that gives a copy the next free value of a unique text: `A-1 - Copy`, `A-1 - Copy 2`.
 * Documents in the trash keep their values.
 */
export const makeUniqueInCopies =
  (collection: CollectionSlug, name: string): FieldHook =>
  async ({ value, req }) => {
    if (typeof value !== 'string' || value.trim() === '') return null;
    const isTaken = async (text: string) => {
      const { totalDocs } = await req.payload.count({
        collection,
        where: { [name]: { equals: text } },
        trash: true,
        overrideAccess: true,
        req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
      });
      return totalDocs > 0;
    };
    const first = `${value.replace(/ - Copy(?: \d+)?$/, '')} - Copy`;
    let copy = first;
    for (let number = 2; await isTaken(copy); number += 1) copy = `${first} ${number}`;
    return copy;
  };
