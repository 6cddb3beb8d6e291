import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { oneLine } from '@group/rules/text/oneLine';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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

/** CPU time of an inspection, which may end in a rejection. */
async function costOf(look: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await look().catch((error: unknown) => {
    if (!(error instanceof FileFault)) throw error;
  });
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

const allowed = ['pdf', 'rtf', 'docx', 'doc'];

const packed = (content: string) => pdf(deflateSync(content), '/Type/ObjStm/N 1/First 4/Filter/FlateDecode');

/** A compound file whose table of sectors continues in a sector of zeros. */
function ole(size: number): Buffer {
  const bytes = Buffer.alloc(512 + size * 12);
  bytes.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  return bytes;
}

const files: Record<string, (size: number) => () => Promise<unknown>> = {
  'a PDF of escaped brackets': (size) => {
    const bytes = Buffer.from(`%PDF-1.4\n1 0 obj${'\\('.repeat(size)}endobj`);
    return () => inspectFile({ name: 'cv.pdf', bytes, allowed });
  },
  'a PDF of names of files without an end': (size) => {
    const bytes = Buffer.from(`%PDF-1.4\n1 0 obj/EF 1${'/F('.repeat(size)}endobj`);
    return () => inspectFile({ name: 'cv.pdf', bytes, allowed });
  },
  'a PDF of strings after an encryption': (size) => {
    const bytes = Buffer.from(`%PDF-1.4\n1 0 obj/CF<<endobj /Encrypt 1 0 R${'/ID[('.repeat(size)}`);
    return () => inspectFile({ name: 'cv.pdf', bytes, allowed });
  },
  'a PDF of packed names': (size) => {
    const bytes = packed(`7 0 ${'/a'.repeat(size * 10)}`);
    return () => inspectFile({ name: 'cv.pdf', bytes, allowed });
  },
  'a compound file of zeros': (size) => {
    const bytes = ole(size);
    return () => inspectFile({ name: 'cv.doc', bytes, allowed });
  },
  'a PDF of digits in a packed stream': (size) => {
    const bytes = pdf(deflateSync(Buffer.alloc(size * 10, '1')));
    return () => inspectFile({ name: 'cv.pdf', bytes, allowed });
  },
  'a PDF of white space and numbers': (size) => {
    const bytes = pdf(Buffer.from('1 1 '.repeat(size)), '');
    return () => inspectFile({ name: 'cv.pdf', bytes, allowed });
  },
  'a PDF of open brackets': (size) => {
    const bytes = Buffer.from(`%PDF-1.4\n1 0 obj${'('.repeat(size * 5)}`);
    return () => inspectFile({ name: 'cv.pdf', bytes, allowed });
  },
  'an RTF of instructions': (size) => {
    const bytes = Buffer.from(`{\\rtf1 ${'\\fldinst{'.repeat(size)}`);
    return () => inspectFile({ name: 'cv.rtf', bytes, allowed });
  },
  'an archive of open elements': (size) => {
    const bytes = zip({ '_rels/.rels': '<Relationship '.repeat(size) });
    return () => inspectFile({ name: 'cv.docx', bytes, allowed });
  },
  'an e-mail address of spaces': (size) => {
    const text = `a${' '.repeat(size * 10)}b`;
    return async () => Promise.resolve(normalizeEmail(text));
  },
  'a line of spaces': (size) => {
    const text = `a${' '.repeat(size * 10)}b`;
    return async () => Promise.resolve(oneLine(text));
  },
  'base64 of padding': (size) => {
    const text = `${'='.repeat(size * 10)}A`;
    return async () => Promise.resolve(decodeBase64(text));
  },
};

describe('file inspection', () => {
  // Four times the size costs four times the work if linear, sixteen times if quadratic.
  it.each(Object.keys(files))('is linear in the size: %s', async (name) => {
    const make = files[name] as (size: number) => () => Promise<unknown>;
    await costOf(make(2_000));
    const small = await costOf(make(20_000));
    const large = await costOf(make(80_000));
    expect(large).toBeLessThan(10 * small + 30_000);
  });

  it('stops when its budget is used up', async () => {
    const effort = new InspectionBudget(10);
    await effort.spend(10);
    await expect(effort.spend(1)).rejects.toThrow(FileFault);
  });
});
