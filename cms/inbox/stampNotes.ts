import type { FieldHook, TypeWithID } from 'payload';

interface Note {
  id?: string | null;
  text?: string;
  author?: unknown;
  at?: string | null;
}

/** Context key of an update that keeps author and time of moved notes. */
export const MOVED_NOTES = 'movedNotes';

/** Sets author and time of new or changed notes, and keeps those of others. Ignores values from the request. */
export const stampNotes: FieldHook<TypeWithID, Note[] | null | undefined> = ({
  value,
  previousValue,
  context,
  req: { user },
}) => {
  // The field's own validation rejects other values.
  if (!Array.isArray(value)) return value;
  const known = new Map((previousValue ?? []).map((note) => [note.id, note]));
  return value.map((note) => {
    const before = note.id ? known.get(note.id) : undefined;
    if (before && before.text === note.text)
      return { ...note, author: before.author ?? null, at: before.at ?? null };
    // Moved from another document; only the CMS itself moves notes.
    if (context[MOVED_NOTES] && note.at) return note;
    return {
      ...note,
      author: user?.collection === 'users' ? user.id : null,
      at: new Date().toISOString(),
    };
  });
};
