import type { EditorLink } from '../components/ContentLink/resolveLink';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureMedia } from '../components/Picture/Picture';

/**
 * Creates a link to a page of the site, as editors enter it.
 * @param changes other fields, or another kind of link
 */
export function pageLink(name: string, path: string, changes: Partial<EditorLink> = {}): EditorLink {
  return {
    name,
    kind: 'page',
    url: null,
    anchor: null,
    target: 'self',
    page: { path },
    project: null,
    product: null,
    file: null,
    ...changes,
  };
}

/**
 * Creates a link to an external URL, as editors enter it.
 * @param changes other fields
 */
export function urlLink(name: string, url: string, changes: Partial<EditorLink> = {}): EditorLink {
  return { ...pageLink(name, ''), kind: 'url', url, page: null, ...changes };
}

/** Result of the GraphQL fragments for pictures. */
type PictureDocument = PictureMedia & { readonly gatsbyImage: IGatsbyImageData | null };

/**
 * Creates a picture of the CMS that has no processed variants, such as a drawing.
 * @param alt alternative text of the picture
 * @param changes other fields
 */
export function picture(alt: string, changes: Partial<PictureMedia> = {}): PictureDocument {
  return {
    gatsbyImage: null,
    alt,
    mimeType: 'image/svg+xml',
    url: 'https://cms.even-derech.example/api/media/file/picture.svg',
    width: 1600,
    height: 900,
    focalX: 50,
    focalY: 50,
    ...changes,
  };
}
