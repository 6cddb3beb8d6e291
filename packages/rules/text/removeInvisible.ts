/** Soft hyphen, zero width space, word joiner, byte order mark and direction marks. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const JOINERS = /[\u200c\u200d]/g;

/** Removes invisible characters, which copied text may contain. Keeps joiners, which some scripts need. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Removes invisible characters and joiners, for numbers and addresses. */
export const removeAllInvisible = (text: string): string => removeInvisible(text).replace(JOINERS, '');

/** Removes characters that change the direction of the text after them, and direction marks. Keeps joiners. */
export const removeDirectionMarks = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
