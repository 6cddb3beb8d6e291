/** Invisible characters: soft hyphen, zero width space, word joiner, byte order mark and direction marks. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const JOINERS = /[\u200c\u200d]/g;

/**
 * Removes invisible characters, which copied text may contain. Joiners (U+200C, U+200D) are kept, because some scripts
 * need them.
 */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Removes all invisible characters, including joiners. Use it for numbers, e-mail addresses and URLs. */
export const removeAllInvisible = (text: string): string => removeInvisible(text).replace(JOINERS, '');

/** Removes characters that control the text direction. Joiners are kept. */
export const removeDirectionMarks = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');
