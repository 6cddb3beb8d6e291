/** True for a film; pictures and drawings are none. */
export function isFilm(media: { readonly mimeType?: string | null } | null | undefined): boolean {
  return media?.mimeType?.startsWith('video/') ?? false;
}
