import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/expectLinear';
import { zip } from '../../test/zip';
import { decodeBase64 } from './decodeBase64';
import { InspectionBudget } from '../../platform/documents/InspectionBudget';
import { FileFault } from '../../platform/documents/FileFault';
import { inspectFile } from './inspectFile';

const pdf = (content: Buffer, dictionary = '/Filter/FlateDecode') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<<${dictionary}>>stream\n`),
    content,
    Buffer.from('\nendstream\n'),
  ]);

/** Returns a function that inspects a file. A rejection of the file does not count as an error. */
const inspecting = (name: string, bytes: Buffer) => () =>
  inspectFile({ name, bytes, allowed: ['pdf', 'rtf', 'docx', 'doc'] }).catch((error: unknown) => {
    if (!(error instanceof FileFault)) throw error;
  });

const packed = (content: string) => pdf(deflateSync(content), '/Type/ObjStm/N 1/First 4/Filter/FlateDecode');

/** Creates a compound file whose sector table continues in a sector of zeros. */
function ole(size: number): Buffer {
  const bytes = Buffer.alloc(512 + size * 12);
  bytes.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  return bytes;
}

const files: Record<string, (size: number) => () => unknown> = {
  'a PDF of escaped brackets': (size) =>
    inspecting('cv.pdf', Buffer.from(`%PDF-1.4\n1 0 obj${'\\('.repeat(size)}endobj`)),
  'a PDF of names of files without an end': (size) =>
    inspecting('cv.pdf', Buffer.from(`%PDF-1.4\n1 0 obj/EF 1${'/F('.repeat(size)}endobj`)),
  'a PDF of strings after an encryption': (size) =>
    inspecting('cv.pdf', Buffer.from(`%PDF-1.4\n1 0 obj/CF<<endobj /Encrypt 1 0 R${'/ID[('.repeat(size)}`)),
  'a PDF of packed names': (size) => inspecting('cv.pdf', packed(`7 0 ${'/a'.repeat(size * 10)}`)),
  'a compound file of zeros': (size) => inspecting('cv.doc', ole(size)),
  'a PDF of digits in a packed stream': (size) =>
    inspecting('cv.pdf', pdf(deflateSync(Buffer.alloc(size * 10, '1')))),
  'a PDF of white space and numbers': (size) =>
    inspecting('cv.pdf', pdf(Buffer.from('1 1 '.repeat(size)), '')),
  'a PDF of open brackets': (size) =>
    inspecting('cv.pdf', Buffer.from(`%PDF-1.4\n1 0 obj${'('.repeat(size * 5)}`)),
  'an RTF of instructions': (size) =>
    inspecting('cv.rtf', Buffer.from(`{\\rtf1 ${'\\fldinst{'.repeat(size)}`)),
  'an archive of open elements': (size) =>
    inspecting('cv.docx', zip({ '_rels/.rels': '<Relationship '.repeat(size) })),
  'base64 of padding': (size) => {
    const text = `${'='.repeat(size * 10)}A`;
    return () => decodeBase64(text);
  },
};

describe('file inspection', () => {
  it.each(Object.entries(files))('is linear in the size: %s', (_name, make) => expectLinear(make));

  it('stops when its budget is used up', async () => {
    const effort = new InspectionBudget(10);
    await effort.spend(10);
    await expect(effort.spend(1)).rejects.toThrow(FileFault);
  });
});
