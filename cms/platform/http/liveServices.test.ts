import type { Payload } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { liveServices } from './liveServices';

const PAGE_POLICY = "default-src 'none'; frame-ancestors https://example.com";
const payload = { logger: { error: vi.fn() } } as unknown as Payload;
const PATH = '/web/example';
const ask = (path: string, handler: () => Promise<Response>) =>
  liveServices(
    [{ method: 'GET', path: PATH, handler, docs: { summary: '', answers: {} } }],
    'http://localhost',
  ).request(path, {}, { payload });
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy');

describe('answers of live calls', () => {
  it('run no scripts and cannot be framed', async () => {
    const answers = [
      await ask(PATH, async () => Response.json({ body: true })),
      await ask('/web/unknown', async () => Response.json({})),
      await ask('/web/openapi.json', async () => Response.json({})),
      await ask(PATH, () => Promise.reject(new Error('broken'))),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 503]);
    for (const answer of answers) {
      expect(policyOf(answer)).toContain("default-src 'none'");
      expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    }
  });

  it('generate the OpenAPI document once', async () => {
    const app = liveServices([], 'http://localhost');
    const generate = vi.spyOn(app, 'getOpenAPI31Document');
    const texts = [];
    for (let time = 0; time < 3; time += 1)
      texts.push(await (await app.request('/web/openapi.json', {}, { payload })).text());
    expect(generate).toHaveBeenCalledTimes(1);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"openapi":"3.1.0"');
  });

  it('are cached separately for each language', async () => {
    const answer = await ask(PATH, async () => Response.json({ body: true }));
    expect(answer.headers.get('Vary')?.split(', ')).toContain('X-Accept-Language');
  });

  it('keep their own policy', async () => {
    const headers = { 'Content-Security-Policy': PAGE_POLICY };
    expect(policyOf(await ask(PATH, async () => new Response('', { headers })))).toBe(PAGE_POLICY);
  });

  it('answer 400 for a value that the database rejects', async () => {
    const refused = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), {
      code: '22021',
    });
    const failed = () => Promise.reject(new Error('Failed query', { cause: refused }));
    expect((await ask(PATH, failed)).status).toBe(400);
  });
});
