import type { FieldHook, TypeWithID } from 'payload';

interface Note {
  id?: string | null;
  text?: string;
  author?: unknown;
  at?: string | null;
}

/** Key in the request's context that tells `setNoteAuthors` to keep the author and time of notes that a merge moves. */
export const KEEP_NOTE_AUTHORS = 'movedNotes';

/**
 * Sets the author and time of new or changed notes, and keeps those of all others. Authors and times sent in the
 * request are ignored.
 */
export const setNoteAuthors: FieldHook<TypeWithID, Note[] | null | undefined> = ({
  value,
  previousValue,
  context,
  req: { user },
}) => {
  // Leaves values that are not lists to the field's own validation, which rejects them.
  if (!Array.isArray(value)) return value;
  const known = new Map((previousValue ?? []).map((note) => [note.id, note]));
  return value.map((note) => {
    const before = note.id ? known.get(note.id) : undefined;
    if (before && before.text === note.text)
      return { ...note, author: before.author ?? null, at: before.at ?? null };
    // The note was moved from another document, so its author and time are kept. Only the CMS itself can set this
    // context key.
    if (context[KEEP_NOTE_AUTHORS] && note.at) return note;
    return {
      ...note,
      author: user?.collection === 'users' ? user.id : null,
      at: new Date().toISOString(),
    };
  });
};
