import type { FieldHook, TypeWithID } from 'payload';

interface Note {
  id?: string | null;
  text?: string;
  author?: unknown;
  at?: string | null;
}

/** In the context of an update: notes that have an author and a time keep them. */
export const MOVED_NOTES = 'movedNotes';

/**
 * Puts author and time on notes that are new, and keeps them on those there were: neither is taken from the request.
 * A note belongs to the person who changed its text last.
 */
export const stampNotes: FieldHook<TypeWithID, Note[] | null | undefined> = ({
  value,
  previousValue,
  context,
  req: { user },
}) => {
  // Anything but a list is refused by the field itself.
  if (!Array.isArray(value)) return value;
  const known = new Map((previousValue ?? []).map((note) => [note.id, note]));
  return value.map((note) => {
    const before = note.id ? known.get(note.id) : undefined;
    if (before && before.text === note.text)
      return { ...note, author: before.author ?? null, at: before.at ?? null };
    // Of another document: only the CMS itself moves notes.
    if (context[MOVED_NOTES] && note.at) return note;
    return {
      ...note,
      author: user?.collection === 'users' ? user.id : null,
      at: new Date().toISOString(),
    };
  });
};
