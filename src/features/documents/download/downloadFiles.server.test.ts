import JSZip from 'jszip';
import type { DeliveryDocument } from '../DeliveryDocument';
import { downloadFiles } from './downloadFiles';
import { saveFile } from '../../../lib/saveFile';
import { zipName } from './zipName';

jest.mock('../../../lib/saveFile');

const DAY = new Date(2026, 10, 2, 23, 30);
const saved = jest.mocked(saveFile);

/**
 * Returns bytes that differ in length and content for each seed. They repeat every 251 bytes, so an archive can
 * compress them.
 */
const bytesOf = (seed: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: 5_000 + seed * 137 }, (_, index) => (index * 31 + seed * 17) % 251);

const file = (number: number, name = `plan ${number}`): DeliveryDocument => ({
  id: String(number),
  name,
  type: '',
  filename: `${number}.pdf`,
  size: 5_000,
  url: `https://cms.example/api/media/file/${number}.pdf`,
  buildings: [],
  destination: '',
  categories: [],
});

const numberOf = (url: string): number => Number(/%2F(\d+)\.pdf$/.exec(url)?.[1]);

/**
 * Mocks `fetch`. It serves each file in small chunks. Files in `gone` fail, and those in `cut` end before their
 * announced length.
 */
function serve({ gone = [] as number[], cut = [] as number[] } = {}): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const url = input as string;
    asked.push(url);
    if (init?.signal?.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'));
    const number = numberOf(url);
    if (gone.includes(number)) return Promise.resolve(new Response('{}', { status: 502 }));
    const bytes = bytesOf(number);
    const length = cut.includes(number) ? bytes.length + 1 : bytes.length;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 1000) controller.enqueue(bytes.slice(at, at + 1000));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Length': String(length) } }));
  });
  return asked;
}

const options = () => ({
  signal: new AbortController().signal,
  onFile: jest.fn(),
  onPacking: jest.fn(),
  day: DAY,
});

async function unpack(blob: Blob): Promise<Record<string, Uint8Array>> {
  const zip = await JSZip.loadAsync(await blob.arrayBuffer());
  const entries = Object.values(zip.files).map(async (entry) => [
    entry.name,
    await entry.async('uint8array'),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, Uint8Array>;
}

const savedAt = (index: number): [Blob, string] => saved.mock.calls[index] as [Blob, string];

let logged: jest.SpyInstance;
beforeEach(() => {
  saved.mockClear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('downloadFiles', () => {
  it('packs several documents byte for byte', async () => {
    const asked = serve();
    const files = [file(1), file(2, 'תוכנית'), file(3, 'תוכנית')];
    const result = await downloadFiles(files, options());
    expect(result).toEqual({ failed: [], saved: ['documents_2026-11-02.zip'] });
    expect(asked[0]).toBe(
      `/api/download?url=${encodeURIComponent('https://cms.example/api/media/file/1.pdf')}`,
    );
    const [blob, name] = savedAt(0);
    expect(name).toBe('documents_2026-11-02.zip');
    expect(await unpack(blob)).toEqual({
      'plan 1.pdf': bytesOf(1),
      'תוכנית.pdf': bytesOf(2),
      'תוכנית_1.pdf': bytesOf(3),
    });
  });

  it('compresses with DEFLATE, level 6', async () => {
    serve();
    const packing = jest.spyOn(JSZip.prototype, 'generateAsync');
    await downloadFiles([file(1), file(2)], options());
    expect(packing.mock.lastCall?.[0]).toMatchObject({
      compression: 'DEFLATE',
      compressionOptions: { level: 6 },
    });
    packing.mockRestore();
    const bytes = new DataView(await savedAt(0)[0].arrayBuffer());
    // Compression method of the archive's first entry. 8 means DEFLATE.
    expect(bytes.getUint16(8, true)).toBe(8);
    expect(bytes.byteLength).toBeLessThan(bytesOf(1).length);
  });

  it('saves a single document under its name', async () => {
    serve();
    expect((await downloadFiles([file(7)], options())).saved).toEqual(['plan 7.pdf']);
    const [blob, name] = savedAt(0);
    expect(name).toBe('plan 7.pdf');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytesOf(7));
  });

  it('reports the progress of each file', async () => {
    serve();
    const told = options();
    await downloadFiles([file(1), file(2)], told);
    const shares = told.onFile.mock.calls.filter(([id]) => id === '1').map(([, share]) => share as number);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(told.onPacking).toHaveBeenLastCalledWith(1);
  });

  it('skips, logs and names a file that fails or ends early', async () => {
    serve({ gone: [2], cut: [3] });
    const told = options();
    const files = [file(1), file(2), file(3), file(4)];
    const { failed, saved: names } = await downloadFiles(files, told);
    expect(failed).toEqual([files[1], files[2]]);
    expect(names).toHaveLength(1);
    expect(Object.keys(await unpack(savedAt(0)[0]))).toEqual(['plan 1.pdf', 'plan 4.pdf']);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(told.onFile).toHaveBeenCalledWith('2', 'failed');
  });

  it('saves nothing when every file fails', async () => {
    serve({ gone: [1, 2] });
    const { failed, saved: names } = await downloadFiles([file(1), file(2)], options());
    expect([failed.length, names.length]).toEqual([2, 0]);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('splits many documents into several archives', async () => {
    serve();
    const files = Array.from({ length: 120 }, (_, index) => file(index + 1));
    const { saved: names } = await downloadFiles(files, options());
    expect(names).toEqual(['documents_2026-11-02_1.zip', 'documents_2026-11-02_2.zip']);
    expect(Object.keys(await unpack(savedAt(0)[0]))).toHaveLength(100);
    expect(Object.keys(await unpack(savedAt(1)[0]))).toHaveLength(20);
  });

  it('continues when one archive cannot be packed, and names its files', async () => {
    serve();
    const files = Array.from({ length: 101 }, (_, index) => file(index + 1));
    const read = jest.spyOn(Blob.prototype, 'arrayBuffer');
    read.mockRejectedValueOnce(new DOMException('no room', 'NotReadableError'));
    const { failed, saved: names } = await downloadFiles(files, options());
    expect(failed).toHaveLength(100);
    expect(names).toEqual([zipName(DAY, 2, 2)]);
    expect(logged).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('stops when the visitor cancels', async () => {
    serve();
    const controller = new AbortController();
    const told = { ...options(), signal: controller.signal, onFile: () => controller.abort() };
    await expect(downloadFiles([file(1), file(2)], told)).rejects.toThrow();
    expect(saveFile).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });
});

it('names archives by day', () => {
  expect(zipName(new Date(2026, 0, 9), 1, 1)).toBe('documents_2026-01-09.zip');
});
