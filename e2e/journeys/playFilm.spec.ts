import { readFileSync } from 'node:fs';
import path from 'node:path';
import { authorization } from '../support/staff';
import { cmsUrl } from '../support/test';
import { expect, test } from './test';

const FILM = path.resolve(__dirname, '../../test/fixtures/real/films/iphone.mov');
/**
 * Expression for the browser: whether it can decode H.264. Linux distributions package that decoder separately from
 * Firefox and WebKitGTK.
 */
const DECODES = `document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !== ''`;

test('a browser plays a film of a telephone', { tag: '@film' }, async ({ visitor, request }) => {
  const headers = await authorization(request, 'editor');
  const uploaded = await request.post(`${cmsUrl}/api/media`, {
    headers,
    multipart: {
      file: { name: 'iphone.mov', mimeType: 'video/quicktime', buffer: readFileSync(FILM) },
      _payload: JSON.stringify({ decorative: true }),
    },
  });
  const { doc } = (await uploaded.json()) as { doc: { id: number; url: string } };
  expect((await request.get(doc.url)).headers()['content-type']).toBe('video/mp4');
  await visitor.open('/en/faq/');
  await visitor.evaluate(`(() => {
    const film = Object.assign(document.createElement('video'), { id: 'film', muted: true, loop: true });
    film.src = ${JSON.stringify(doc.url)};
    document.body.append(film);
    film.play().catch(() => undefined);
  })()`);
  const state = () =>
    visitor.evaluate(`film.currentTime > 0 ? 'plays' : film.error ? 'has no decoder' : 'loads'`);
  await expect.poll(state).toBe((await visitor.evaluate(DECODES)) ? 'plays' : 'has no decoder');
  await request.delete(`${cmsUrl}/api/media/${doc.id}`, { headers });
});
