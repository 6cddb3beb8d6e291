/** Tells whether media is a film rather than a picture or drawing. */
export function isFilm(media: { readonly mimeType?: string | null } | null | undefined): boolean {
  return media?.mimeType?.startsWith('video/') ?? false;
}
