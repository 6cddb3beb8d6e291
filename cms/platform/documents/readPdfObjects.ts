import { FileFault } from './FileFault';
import { InspectionBudget } from './InspectionBudget';
import { pdfStream } from './pdfStream';

const MAX_UNPACKED_BYTES = 50_000_000;
/** Number of characters before `obj` in which the number of a PDF object is searched. */
const NUMBER_WIDTH = 24;
const OBJECT_NUMBER = /(\d{1,10})[\0\s]+\d{1,5}[\0\s]+$/;
const NAME = /\/([^\0\s()<>[\]{}/%]+)/g;
/**
 * Matches the keywords that delimit objects. `stream` counts only if a dictionary precedes it and a line break follows.
 */
const KEYWORD = /(?:end)?obj|(?<=>>[\0\s]{0,4})stream(?=[\r\n])|trailer/g;
const MAX_TRAILER = 4_000;
/** Maximum length, in characters, of the dictionary of an object stream and of the list of its objects. */
const MAX_DICTIONARY = 20_000;
const MAX_LIST = 1_000_000;
const REFERENCE = /^[\0\s]*(\d{1,10})[\0\s]+\d{1,5}[\0\s]+R/;

/** The objects of a PDF as text, by object number. A later version of an object replaces an earlier one. */
class PdfObjects {
  readonly #bodies = new Map<number, string>();
  root: number | null = null;

  add(number: number, body: string): void {
    this.#bodies.set(number, body);
  }

  /** Remembers the catalog object to which a trailer refers. */
  noteRoot(trailer: string): void {
    const number = REFERENCE.exec(valueOf(trailer, 'Root') ?? '')?.[1];
    if (number) this.root = Number(number);
  }

  /** Returns the text of a value. If the value is a reference, returns the text of the object it refers to. */
  resolve(value: string | null): string | null {
    const number = REFERENCE.exec(value ?? '')?.[1];
    return number ? (this.#bodies.get(Number(number)) ?? null) : value;
  }

  get all(): Iterable<string> {
    return this.#bodies.values();
  }

  get catalog(): string | null {
    return this.root === null ? null : (this.#bodies.get(this.root) ?? null);
  }
}

/** Returns the rest of a dictionary after a key, or null if the key is missing. */
export function valueOf(dictionary: string, key: string): string | null {
  const found = new RegExp(`/${key}(?![^\\0\\s()<>[\\]{}/%])`).exec(dictionary);
  return found && dictionary.slice(found.index + found[0].length);
}

/** Reads the objects in an object stream. */
function addPacked(objects: PdfObjects, dictionary: string, content: string): void {
  const first = Number(/^[\0\s]*(\d+)/.exec(valueOf(dictionary, 'First') ?? '')?.[1]);
  if (first > MAX_LIST) throw new FileFault('damaged', 'The PDF lists too many objects');
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [number = 0, from = 0] = numbers.slice(at, at + 2);
    const end = numbers[at + 3] ?? content.length;
    // Rejects overlapping objects. Otherwise a small file could define many large objects.
    if (end < from) throw new FileFault('damaged', 'The objects of the PDF overlap');
    objects.add(number, content.slice(first + from, first + end));
  }
}

/**
 * Decodes a stream if it contains objects. If it is a cross-reference table, remembers the catalog to which it refers.
 */
async function readStream(
  objects: PdfObjects,
  dictionary: string,
  raw: Buffer,
  effort: InspectionBudget,
): Promise<void> {
  if (dictionary.length > MAX_DICTIONARY) throw new FileFault('damaged', 'The PDF has a long dictionary');
  const type = valueOf(dictionary, 'Type') ?? '';
  if (/^[\0\s]*\/XRef/.test(type)) objects.noteRoot(dictionary);
  if (!/^[\0\s]*\/ObjStm/.test(type)) return;
  const names = [...dictionary.matchAll(NAME)].map(([, name = '']) => name);
  const isPlain = /^[\0\s]*[/[]/.test(valueOf(dictionary, 'Filter') ?? '/');
  const content = await pdfStream(raw, names, isPlain, effort);
  addPacked(objects, dictionary, content.toString('latin1'));
}

/**
 * Reads all objects of a PDF except streams, in linear time.
 * @throws FileFault 'damaged' if decoding its streams produces too much data or takes too long
 */
export async function readPdfObjects(
  bytes: Buffer,
  maxUnpackedBytes = MAX_UNPACKED_BYTES,
): Promise<PdfObjects> {
  const effort = new InspectionBudget(bytes.length * 3 + maxUnpackedBytes);
  await effort.spend(bytes.length);
  const source = bytes.toString('latin1');
  const objects = new PdfObjects();
  const keyword = new RegExp(KEYWORD);
  let open: { number: number; from: number } | null = null;
  for (let match = keyword.exec(source); match; match = keyword.exec(source)) {
    const { index } = match;
    const behind = keyword.lastIndex;
    if (match[0] === 'trailer') {
      await effort.spend(MAX_TRAILER);
      objects.noteRoot(source.slice(behind, behind + MAX_TRAILER));
    }
    if (match[0] === 'obj') {
      const number = OBJECT_NUMBER.exec(source.slice(Math.max(0, index - NUMBER_WIDTH), index))?.[1];
      if (number) open = { number: Number(number), from: behind };
      await effort.spend(1);
    } else if (open && match[0] !== 'trailer') {
      const body = source.slice(open.from, index);
      if (match[0] === 'endobj') objects.add(open.number, body);
      else {
        const from = source.startsWith('\r\n', behind) ? behind + 2 : behind + 1;
        const end = source.indexOf('endstream', from);
        keyword.lastIndex = end < 0 ? source.length : end;
        await readStream(objects, body, bytes.subarray(from, keyword.lastIndex), effort);
      }
      open = null;
    }
  }
  return objects;
}
