import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { env } from '../../platform/env';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await mkdir(env.mediaDir, { recursive: true });
  await writeFile(path.join(env.mediaDir, 'there.txt'), 'there');
});
afterAll(() => cms.stop());

it.each([
  ['a file that is there', 'there.txt', 200],
  ['a file that is gone', 'gone.pdf', 404],
  ['a name longer than a file system takes', `${'x'.repeat(300)}.pdf`, 404],
  ['a path that leads out', '..%2fcms.db', 403],
  ['a character that no name has', 'there.txt%00', 400],
])('%s', async (_name, file, status) => {
  const answer = await fetch(`${cms.url}/api/media/file/${file}`);
  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.text()).toBe('there');
  else expect(await answer.json()).toHaveProperty('errors');
});

it('a range of a file is answered partially', async () => {
  const answer = await fetch(`${cms.url}/api/media/file/there.txt`, { headers: { Range: 'bytes=1-2' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 1-2/5');
  expect(await answer.text()).toBe('he');
});
