/** Checks whether a media file is a video rather than a picture or an SVG drawing. */
export function isFilm(media: { readonly mimeType?: string | null } | null | undefined): boolean {
  return media?.mimeType?.startsWith('video/') ?? false;
}
