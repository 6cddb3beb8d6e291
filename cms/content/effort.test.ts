import { expect, it } from 'vitest';
import { FileFault } from '../platform/documents/FileFault';
import { expectLinear } from '../test/expectLinear';
import { zip } from '../test/zip';
import { cleanDrawing } from './media/cleanDrawing';
import { cleanFilm } from './media/cleanFilm';
import { pictureNotes } from './media/pictureNotes';
import { readXlsx } from './tables/xlsx/readXlsx';

const words = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer).swap32();

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([words(inside.length + 8), Buffer.from(type, 'latin1'), inside]);
}

const track = (handler: string, ...tables: Buffer[]) =>
  box(
    'trak',
    box('mdia', box('hdlr', words(0, 0), Buffer.from(handler)), box('minf', box('stbl', ...tables))),
  );

const MAX = 0xff_ff_ff_ff;

/**
 * Returns a video with a telemetry track, whose samples the cleaning erases. All chunks of the track start at the same
 * offset, near the end of the file.
 * @param equal size of each sample in bytes; 0 if a table gives the sizes
 */
function film(size: number, { equal, samples, chunks }: { equal: number; samples: number; chunks: number }) {
  const offset = 1_000 + 10 * size;
  const telemetry = track(
    'meta',
    box('stsz', words(0, equal, samples)),
    box('stsc', words(0, 1, 1, samples, 1)),
    box('stco', words(0, chunks), Buffer.alloc(4 * size, words(offset))),
  );
  const pictures = track('vide', box('stsd', words(0, 1), box('avc1', Buffer.alloc(100))));
  return Buffer.concat([
    box('ftyp', Buffer.from('mp42')),
    box('moov', pictures, telemetry),
    box('mdat', Buffer.alloc(20 * size)),
  ]);
}

const FILMS: Record<string, (size: number) => Buffer> = {
  'chunks that overlap': (size) => film(size, { equal: MAX, samples: 1, chunks: size }),
  'more chunks than it has bytes': (size) => film(size, { equal: 1, samples: 1, chunks: MAX }),
  'more samples than it has bytes': (size) => film(size, { equal: 0, samples: MAX, chunks: size }),
};

it.each(Object.entries(FILMS))('refuses a film as damaged in linear time: %s', async (_name, make) => {
  expect(cleanFilm(make(1_000))).toEqual({ fault: 'damaged', format: '' });
  await expectLinear((size) => {
    const bytes = make(size);
    return () => cleanFilm(bytes);
  });
});

const drawing = (content: string, doctype = '') =>
  cleanDrawing(
    Buffer.from(`${doctype}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`),
    10_000_000,
  );

const workbook = (sheet: string) =>
  readXlsx(
    zip({
      'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
      'xl/worksheets/a.xml': sheet,
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof FileFault)) throw error;
  });

const xmp = (text: string) => pictureNotes({ xmp: Buffer.from(text) } as Parameters<typeof pictureNotes>[0]);

it.each<[string, (size: number) => () => unknown]>([
  [
    'a drawing of entities',
    (size) => () => drawing('&'.repeat(9 * size), `<!DOCTYPE svg [${'<!ENTITY a "">'.repeat(size)}]>`),
  ],
  ['a drawing of imports', (size) => () => drawing(`<style>${'@import url('.repeat(size)}</style>`)],
  ['a workbook of open cells', (size) => () => workbook('<v '.repeat(size))],
  ['XMP of open rights', (size) => () => xmp('<dc:rights>'.repeat(size))],
  ['XMP of open texts', (size) => () => xmp(`<dc:rights>${'<rdf:li '.repeat(size)}</dc:rights>`)],
])('reads %s in linear time', (_name, make) => expectLinear(make));
