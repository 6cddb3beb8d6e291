import { isolateObjectProperty, type CollectionSlug, type FieldHook } from 'payload';

/**
 * Creates a field hook that gives a copy the next free value of a unique text, such as `A-1 - Copy` or `A-1 - Copy 2`.
 * Values of documents in the trash count as taken.
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
