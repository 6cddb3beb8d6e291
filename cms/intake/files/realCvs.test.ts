import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UPLOAD_EXTENSIONS } from '@group/rules/files/uploadExtensions';
import { FileFault } from '../../platform/documents/FileFault';
import { inspectFile } from './inspectFile';

/** CVs written with the programs that applicants use. The README in the folder describes them. */
const FOLDER = path.resolve(import.meta.dirname, '../../../test/fixtures/real/cvs');

const EXPECTED: Readonly<Record<string, string>> = {
  'begins-bm.txt': 'accepted',
  'begins-id3.txt': 'accepted',
  'begins-mz.txt': 'accepted',
  'begins-pk.txt': 'accepted',
  'break-before-header.pdf': 'accepted',
  'chrome.pdf': 'accepted',
  'dde.docx': 'active',
  'libreoffice.docx': 'accepted',
  'libreoffice.pdf': 'accepted',
  'libreoffice.rtf': 'accepted',
  'locked-r2.pdf': 'password',
  'locked-r3.pdf': 'password',
  'locked-r6.pdf': 'password',
  'locked.doc': 'password',
  'locked.docx': 'password',
  'locked.odt': 'password',
  'macros.docx': 'macros',
  'own-template.docx': 'active',
  'pandoc.docx': 'accepted',
  'pandoc.odt': 'accepted',
  'pandoc.rtf': 'accepted',
  'program-attached.pdf': 'program',
  'program.docx': 'program',
  'program.txt': 'text',
  'quote-dde.docx': 'active',
  'restricted-r2.pdf': 'active',
  'restricted-r3.pdf': 'active',
  'restricted-r4.pdf': 'active',
  'restricted-r5.pdf': 'active',
  'restricted-r6.pdf': 'active',
  'utf-16.txt': 'accepted',
  'utf-16be.txt': 'accepted',
  'vertical-tab.txt': 'accepted',
  'windows-1252.txt': 'accepted',
  'windows-1255.txt': 'accepted',
  'with-archive-and-end.pdf': 'twoFiles',
  'with-archive.pdf': 'twoFiles',
  'word97.doc': 'accepted',
};

async function resultOf(name: string, bytes: Buffer): Promise<string> {
  try {
    return (await inspectFile({ name, bytes, allowed: UPLOAD_EXTENSIONS })).isActive ? 'active' : 'accepted';
  } catch (error) {
    if (error instanceof FileFault) return error.reason;
    throw error;
  }
}

const read = (name: string): Buffer => readFileSync(path.join(FOLDER, name));

describe('CVs of real programs', () => {
  it('have an expected result each', () => {
    const names = readdirSync(FOLDER).filter((name) => name !== 'README.md');
    expect(Object.keys(EXPECTED).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(EXPECTED))('%s: %s', async (name, expected) => {
    expect(await resultOf(name, read(name))).toBe(expected);
  });

  it.each([
    ['קורות חיים.PDF', 'chrome.pdf', 'קורות חיים.PDF'],
    ['cv.docx.pdf', 'chrome.pdf', 'cv.docx.pdf'],
    ['קו\u0308רות 🙂.pdf', 'chrome.pdf', 'קו\u0308רות 🙂.pdf'],
    [`${'א'.repeat(300)}.pdf`, 'chrome.pdf', `${'א'.repeat(196)}.pdf`],
    ['Dana CV', 'chrome.pdf', 'Dana CV.pdf'],
    ['document', 'pandoc.docx', 'document.docx'],
    ['document', 'word97.doc', 'document.doc'],
  ])('accept the name %s', async (name, file, stored) => {
    expect(await inspectFile({ name, bytes: read(file), allowed: UPLOAD_EXTENSIONS })).toMatchObject({
      name: stored,
    });
  });

  it.each([
    ['cv.doc', 'pandoc.docx', 'content'],
    ['cv.doc', 'pandoc.rtf', 'content'],
    ['cv.doc', 'chrome.pdf', 'content'],
    ['cv.docx', 'word97.doc', 'content'],
    ['cv.docx', 'pandoc.odt', 'content'],
    ['cv.pdf', 'pandoc.docx', 'content'],
    ['cv.rtf', 'chrome.pdf', 'content'],
    ['cv.txt', 'chrome.pdf', 'text'],
    ['cv.pages', 'pandoc.docx', 'extension'],
    ['notes', 'begins-bm.txt', 'extension'],
  ])('%s with the content of %s: %s', async (name, file, expected) => {
    expect(await resultOf(name, read(file))).toBe(expected);
  });
});
