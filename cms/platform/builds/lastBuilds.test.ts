import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastBuilds } from './lastBuilds';

const build = (second: number, more: object = {}) =>
  JSON.stringify({
    at: `2026-11-22T00:00:${String(second).padStart(2, '0')}.000Z`,
    seconds: 4.2,
    pages: 3,
    ...more,
  });

async function folderWith(text?: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  if (text !== undefined) await writeFile(path.join(folder, 'builds.jsonl'), text);
  return folder;
}

describe('the last builds of the site', () => {
  it('are read newest first, failed ones too', async () => {
    const folder = await folderWith(`${build(1)}\n${build(2, { failed: true })}\n${build(3)}\n`);
    expect((await lastBuilds(folder, 2)).map(({ at, failed }) => [at.slice(17, 19), failed])).toEqual([
      ['03', undefined],
      ['02', true],
    ]);
  });

  it('say what caused them and how long each phase took, as far as they know', async () => {
    const warm = {
      cause: 'change',
      warm: true,
      changed: 2,
      changes: ['Innovation'],
      phases: { source: 0.15, html: 0.02 },
    };
    const folder = await folderWith(`${build(1)}\n${build(2, warm)}\n${build(3, { cause: 'unheard of' })}\n`);
    const [later, latest, first] = await lastBuilds(folder, 3);
    expect(latest).toMatchObject(warm);
    expect([first?.cause, later?.cause]).toEqual([undefined, undefined]);
  });

  it('are none where the site is built elsewhere', async () => {
    expect(await lastBuilds(await folderWith(), 5)).toEqual([]);
    expect(await lastBuilds(await folderWith(''), 5)).toEqual([]);
  });

  it('leave out lines that are cut or no build', async () => {
    const folder = await folderWith(`{"at":\n[]\n${build(4)}\n{"at":"x"}\n{"seco`);
    expect((await lastBuilds(folder, 5)).map(({ at }) => at.slice(17, 19))).toEqual(['04']);
  });

  it('are read from the end of a file of any length', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => build(index % 60)).join('\n');
    expect(await lastBuilds(await folderWith(`${lines}\n${build(59, { pages: 777 })}\n`), 1)).toMatchObject([
      { pages: 777 },
    ]);
  });
});
