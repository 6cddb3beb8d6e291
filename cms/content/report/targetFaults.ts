import type { Fault, PictureSize, Reference } from './Fault';
import type { Checked } from './readDocument';
import { targetKey, type Target, type Targets } from './readTargets';

/** Pictures wider or larger than this are reported, because they slow the build without visible benefit. */
const LARGEST = { width: 6000, bytes: 8_000_000 };
const MEGA = 1_000_000;

const sizeText = ({ width, height }: PictureSize): string => (height ? `${width}×${height}` : `${width} px`);

function isTooSmall({ width, height }: PictureSize, atLeast: PictureSize): boolean {
  return width < atLeast.width || (atLeast.height !== undefined && (height ?? 0) < atLeast.height);
}

/**
 * Returns the problems of a picture itself. They are attributed to the media document, because editors fix them there
 * once, and not at each place that uses the picture.
 */
function pictureFaults({ id, title, picture }: Target, { locales }: Reference): Fault[] {
  if (!picture) return [];
  const ofPicture = { collection: 'media', id, title, trail: [] };
  const faults = locales
    .filter((locale) => !picture.described.includes(locale))
    .map((locale): Fault => ({ ...ofPicture, kind: 'missingAlt', locale, path: 'alt', found: '' }));
  if (!picture.isDrawing && (picture.width > LARGEST.width || picture.bytes > LARGEST.bytes))
    faults.push({
      ...ofPicture,
      kind: 'pictureTooLarge',
      locale: null,
      path: '',
      found: `${sizeText(picture)}, ${(picture.bytes / MEGA).toFixed(1)} MB`,
    });
  return faults;
}

/**
 * Finds problems with references: links to documents that visitors cannot open, and pictures that lack alternative text
 * or have the wrong size.
 * @param checked the document that contains the references
 * @param references the references found by `readDocument`
 * @param targets the referenced documents, as returned by `readTargets`
 */
export function targetFaults(checked: Checked, references: readonly Reference[], targets: Targets): Fault[] {
  const { collection, id, title } = checked;
  return references.flatMap((reference): Fault[] => {
    const { path, trail, isLink, locales, atLeast, to, value } = reference;
    const here = { collection, id, title, path, trail, locale: null };
    const target = targets.get(targetKey(reference));
    if (!target) {
      const isTyped = to === 'address' || to === 'file';
      return [{ ...here, kind: 'brokenLink', reason: isTyped ? to : 'deleted', found: isTyped ? value : '' }];
    }
    if (isLink && !target.published)
      return [{ ...here, kind: 'brokenLink', reason: 'unpublished', found: target.title }];
    const faults = pictureFaults(target, reference);
    if (isLink)
      for (const locale of locales)
        if (!target.languages.includes(locale))
          faults.push({ ...here, kind: 'brokenLink', reason: 'otherLanguage', found: target.title, locale });
    const { picture } = target;
    if (picture && atLeast && !picture.isDrawing && isTooSmall(picture, atLeast))
      faults.push({
        ...here,
        kind: 'pictureTooSmall',
        found: `${sizeText(picture)} < ${sizeText(atLeast)}`,
      });
    return faults;
  });
}
