import { jest } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { RotatingLog } from './RotatingLog.mjs';

const file = () => path.join(mkdtempSync(path.join(tmpdir(), 'log-test-')), 'cms.log');

/**
 * @param {RotatingLog} log
 * @param {string[]} lines
 */
async function write(log, lines) {
  for (const line of lines) log.write(`${line}\n`);
  log.end();
  await finished(log);
}

describe('a log', () => {
  it('continues in a new file when it is full, and keeps previous files', async () => {
    const name = file();
    await write(new RotatingLog(name, { bytes: 12, older: 2 }), ['one-11', 'two-22', 'three-33', 'four-44']);
    expect(readFileSync(name, 'utf8')).toBe('four-44\n');
    expect(readFileSync(`${name}.1`, 'utf8')).toBe('three-33\n');
    expect(readFileSync(`${name}.2`, 'utf8')).toBe('two-22\n');
    expect(existsSync(`${name}.3`)).toBe(false);
  });

  it('never exceeds its size limit', async () => {
    const name = file();
    await write(new RotatingLog(name, { bytes: 1000, older: 1 }), Array(500).fill('x'.repeat(50)));
    expect(readFileSync(name).length).toBeLessThanOrEqual(1000);
    expect(readFileSync(`${name}.1`).length).toBeLessThanOrEqual(1000);
    expect(existsSync(`${name}.2`)).toBe(false);
  });

  it('appends or starts empty', async () => {
    const name = file();
    writeFileSync(name, 'before\n');
    await write(new RotatingLog(name, { append: true }), ['after']);
    expect(readFileSync(name, 'utf8')).toBe('before\nafter\n');
    await write(new RotatingLog(name), ['anew']);
    expect(readFileSync(name, 'utf8')).toBe('anew\n');
  });

  it('does not throw if rotation fails', async () => {
    const name = file();
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const log = new RotatingLog(name, { bytes: 4, older: 1 });
    log.write('one\n');
    rmSync(path.dirname(name), { recursive: true });
    await write(log, ['two', 'three']);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });
});
