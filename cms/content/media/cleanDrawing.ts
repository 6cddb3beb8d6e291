import { SaxesParser, type SaxesTagPlain } from 'saxes';

/**
 * Reason why an SVG drawing is rejected. `active` means that it contains scripts or similar; `part` names the element
 * or attribute.
 */
export type DrawingFault = { fault: 'active'; part: string } | { fault: 'large' | 'unreadable' };
export type CleanDrawing = { data: Buffer } | DrawingFault;

interface Size {
  width: number;
  height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%]*)"|'([^'&%]*)')\s*>/g;
const ACTIVE: ReadonlySet<string> = new Set(['script', 'iframe', 'embed', 'object', 'handler', 'listener']);
/** Attribute prefixes that browsers interpret. All other prefixes belong to drawing programs. */
const READ_PREFIXES: ReadonlySet<string> = new Set(['xml', 'xmlns', 'xlink']);
const DECLARED = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/;
const ACTIVE_ADDRESS = /javascript:|data:text\/html|data:image\/svg\+xml/;
/**
 * Limit on entity declarations, because the whole drawing is searched for each entity. Illustrator declares about
 * twenty.
 */
const MAX_ENTITIES = 200;
const IMPORT = /@import\s+(?:url\([^()]*\)|"[^"]*"|'[^']*')[^;]*;?/gi;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (text: string): string =>
  escapeText(text).replace(/["\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
const prefixOf = (name: string): string => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');

/**
 * Decodes XML using its byte order mark or the encoding in its declaration.
 * @throws RangeError for an unknown encoding
 */
function decodeXml(file: Buffer): string {
  const isWide = file[1] === 0 || (file[0] === 0xff && file[1] === 0xfe);
  const isWideBig = file[0] === 0 || (file[0] === 0xfe && file[1] === 0xff);
  const [, declared = 'utf-8'] = DECLARED.exec(file.toString('latin1', 0, 200)) ?? [];
  const encoding = isWideBig ? 'utf-16be' : isWide ? 'utf-16le' : declared;
  return new TextDecoder(encoding).decode(file);
}

/** CSS pixels per unit of length. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
};

/** Converts a length to pixels. Returns undefined for lengths that have no fixed size, such as percentages. */
function pixels(value: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)([a-z]*)\s*$/.exec(value ?? '') ?? [];
  const perUnit = UNITS[unit] ?? 0;
  const length = Number(number) * perUnit;
  return (perUnit === 1 ? length : Math.round(length * 100) / 100) || undefined;
}

function boxOf(attributes: Record<string, string>): Size | undefined {
  const [, , width, height] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width && height ? { width, height } : undefined;
}

/**
 * Adds width and height in pixels to the attributes of the root element. Without them, or with other units, the site's
 * build and browsers would compute different sizes.
 */
function withSize(attributes: Record<string, string>, drawn: Size | undefined): Record<string, string> {
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)];
  const isInPixels = [attributes.width, attributes.height].every((value) =>
    /^[\d.]+(px)?$/.test(value ?? ''),
  );
  if (width && height)
    return isInPixels ? attributes : { ...attributes, width: String(width), height: String(height) };
  const box = boxOf(attributes);
  const size = box ?? drawn ?? { width: width ?? 300, height: height ?? 150 };
  const sized = { ...attributes, width: String(size.width), height: String(size.height) };
  return box ? sized : { ...sized, viewBox: `0 0 ${size.width} ${size.height}` };
}

/** Thrown if a drawing declares too many entities, or if they expand to more than the maximum size. */
class LargeDrawing extends Error {}

class ActivePart extends Error {
  constructor(readonly part: string) {
    super(part);
  }
}

/** Builds the cleaned copy of a drawing, which contains only what browsers draw. */
class Copy {
  readonly parts: string[] = [];
  private depth = 0;
  /** Depth of the element that is currently being left out, or 0 if there is none. */
  private omitted = 0;
  private omittedHtml = '';
  private styles: string | null = null;

  constructor(private readonly drawn: Size | undefined) {}

  private attribute(name: string, value: string): string {
    const local = localName(name);
    if (/^on[a-z]/.test(local)) throw new ActivePart(local);
    const address = value.replace(/[\0-\x20\x7f]/g, '').toLowerCase();
    if (local !== 'style' && ACTIVE_ADDRESS.test(address)) throw new ActivePart(local);
    return ` ${name}="${escapeValue(value)}"`;
  }

  open({ name, attributes, isSelfClosing }: SaxesTagPlain): void {
    this.depth += 1;
    const local = localName(name);
    if (this.depth === 1 && (name !== 'svg' || attributes.xmlns !== SVG)) throw new RangeError('Not SVG');
    if (ACTIVE.has(local)) throw new ActivePart(local);
    if (this.omitted > 0) return;
    if (local === 'metadata' || local === 'foreignobject' || prefixOf(name) !== '') {
      this.omitted = this.depth;
      this.omittedHtml = local === 'foreignobject' && !attributes.requiredExtensions ? ' ' : '';
      return;
    }
    if (local === 'style') this.styles = '';
    const kept = this.depth === 1 ? withSize(attributes, this.drawn) : attributes;
    const written = Object.entries(kept)
      .filter(([attribute]) => prefixOf(attribute) === '' || READ_PREFIXES.has(prefixOf(attribute)))
      .map(([attribute, value]) => this.attribute(attribute, value));
    this.parts.push(`<${name}${written.join('')}${isSelfClosing ? '/' : ''}>`);
  }

  text(text: string): void {
    if (this.omitted > 0) {
      if (this.omittedHtml !== '') this.omittedHtml += text;
    } else if (this.styles !== null) this.styles += text;
    else if (this.depth > 0) this.parts.push(escapeText(text));
  }

  close({ name, isSelfClosing }: SaxesTagPlain): void {
    if (this.omitted === 0) {
      if (this.styles !== null) this.parts.push(escapeText(this.styles.replace(IMPORT, '')));
      this.styles = null;
      if (!isSelfClosing) this.parts.push(`</${name}>`);
    } else if (this.omitted === this.depth) {
      // The HTML contains text that would be missing in the cleaned drawing, so the drawing is rejected.
      if (this.omittedHtml.trim() !== '') throw new ActivePart('foreignObject');
      this.omitted = 0;
    }
    this.depth -= 1;
  }
}

/**
 * Rewrites an SVG drawing as UTF-8 with explicit dimensions. Removes comments, entities, metadata and the data of
 * drawing programs.
 * @param drawn dimensions as measured by the renderer, used if the drawing declares none
 * @returns the cleaned drawing, or the reason why it is rejected: active content, not readable, or too large
 */
export function cleanDrawing(drawing: Buffer, mostBytes: number, drawn?: Size): CleanDrawing {
  const copy = new Copy(drawn);
  const parser = new SaxesParser();
  let source = '';
  parser.on('doctype', (doctype) => {
    let expanded = 0;
    let entities = 0;
    for (const [, name = '', double, single] of doctype.matchAll(ENTITY)) {
      entities += 1;
      if (entities > MAX_ENTITIES) throw new LargeDrawing();
      const value = double ?? single ?? '';
      expanded += value.length * (source.split(`&${name};`).length - 1);
      parser.ENTITIES[name] = value;
    }
    if (expanded > mostBytes) throw new LargeDrawing();
  });
  parser.on('opentag', (tag) => copy.open(tag));
  parser.on('text', (text) => copy.text(text));
  parser.on('cdata', (text) => copy.text(text));
  parser.on('closetag', (tag) => copy.close(tag));
  parser.on('error', (error) => {
    throw new RangeError(error.message);
  });
  try {
    source = decodeXml(drawing);
    parser.write(source).close();
  } catch (error) {
    if (error instanceof ActivePart) return { fault: 'active', part: error.part };
    if (error instanceof LargeDrawing) return { fault: 'large' };
    if (error instanceof RangeError) return { fault: 'unreadable' };
    throw error;
  }
  const data = Buffer.from(copy.parts.join(''));
  return data.length > mostBytes ? { fault: 'large' } : { data };
}
