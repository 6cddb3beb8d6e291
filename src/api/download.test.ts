import { contentDisposition } from '@group/rules/files/contentDisposition';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby';
import { streamFile, type TimeLimits } from '../lib/streamFile';
import download from './download';

const servers: Server[] = [];
const FILE = 'a report of ten years';
const SHORT: TimeLimits = { answer: 300, silence: 300 };

/** Starts a server and returns its URL. The server runs until the end of the test. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  servers.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/**
 * Media host that behaves like the CMS: it supports range requests and sends the file size only in responses to them.
 */
const media: RequestListener = (request, response) => {
  const [, first = '0', last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const end = Math.min(Number(last || FILE.length - 1), FILE.length - 1);
  if (!request.url?.endsWith('report.pdf')) {
    response.writeHead(404).end('{}');
  } else if (Number(first) >= FILE.length) {
    response.writeHead(416, { 'Content-Range': `bytes */${FILE.length}` }).end();
  } else {
    const range = `bytes ${first}-${end}/${FILE.length}`;
    response.writeHead(206, { 'Content-Type': 'application/pdf', 'Content-Range': range });
    response.write(FILE.slice(Number(first), end));
    response.end(FILE.slice(end, end + 1));
  }
};

interface Asked {
  range?: string;
  method?: 'GET' | 'HEAD';
}

/** Requests a file through a server that streams it in the same way as the site. */
async function visit(
  url: string,
  { range, method = 'GET' }: Asked = {},
  limits?: TimeLimits,
): Promise<{ response: IncomingMessage; outcome: Promise<string> }> {
  let outcome: Promise<string> = Promise.resolve('not called');
  const site = await serve((request, answer) => {
    const wanted = { url: new URL(url), range: request.headers.range, headOnly: request.method === 'HEAD' };
    outcome = streamFile(wanted, answer, limits);
    outcome.then(
      (said) => said === 'missing' && answer.writeHead(404).end(),
      () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()),
    );
  });
  const request = get(site, { method, agent: false, headers: range ? { Range: range } : {} });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { response, outcome };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  errors.mockRestore();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a file of the media host', () => {
  it('is sent whole, with its type and length', async () => {
    const { response } = await visit(`${await serve(media)}report.pdf`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(FILE.length),
    });
    expect(response.headers).not.toHaveProperty('content-range');
    expect(await text(response)).toBe(FILE);
  });

  it.each([
    ['bytes=2-7', 206, 'report', 'bytes 2-7/21'],
    ['bytes=9-', 206, 'of ten years', 'bytes 9-20/21'],
    ['bytes=99-', 416, '', 'bytes */21'],
  ])('is sent in the range %s', async (range, status, body, contentRange) => {
    const { response } = await visit(`${await serve(media)}report.pdf`, { range });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-range']).toBe(contentRange);
    if (status === 206) expect(response.headers['content-length']).toBe(String(body.length));
    expect(await text(response)).toBe(body);
  });

  it('is described by HEAD without a body', async () => {
    const { response } = await visit(`${await serve(media)}report.pdf`, { method: 'HEAD' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(FILE.length));
    expect(await text(response)).toBe('');
  });

  it('may be empty', async () => {
    const host = await serve((_request, answer) =>
      answer.writeHead(416, { 'Content-Range': 'bytes */0' }).end(),
    );
    const { response } = await visit(`${host}empty.txt`);
    expect(response.statusCode).toBe(200);
    expect(await text(response)).toBe('');
  });

  it('is missing when the host answers 404 or 403, and fails on any other error status', async () => {
    expect((await visit(`${await serve(media)}none.pdf`)).response.statusCode).toBe(404);
    const broken = await serve((_request, answer) => answer.writeHead(500).end());
    expect((await visit(broken)).response.statusCode).toBe(502);
    expect((await visit('http://localhost:1/')).response.statusCode).toBe(502);
  });

  it('is not cut off while bytes flow, however long the transfer takes', async () => {
    const pieces = 12;
    const host = await serve((_request, answer) => {
      let sent = 0;
      const timer = setInterval(() => {
        answer.write('x');
        sent += 1;
        if (sent < pieces) return;
        clearInterval(timer);
        answer.end();
      }, SHORT.silence / 6);
    });
    const { response } = await visit(host, {}, SHORT);
    expect(await text(response)).toHaveLength(pieces);
  });

  it('fails when the host does not answer or stops sending', async () => {
    const mute = await serve(() => undefined);
    expect((await visit(mute, {}, SHORT)).response.statusCode).toBe(502);
    const silent = await serve((_request, answer) => answer.writeHead(200).write('a beginning'));
    const { response, outcome } = await visit(silent, {}, SHORT);
    await expect(text(response)).rejects.toThrow('aborted');
    await expect(outcome).rejects.toThrow('cannot be passed on');
  });

  it('stops the transfer when the visitor leaves', async () => {
    let left: () => void;
    const hostIsLeft = new Promise<void>((resolve) => (left = resolve));
    const host = await serve((_request, answer) => {
      answer.once('close', () => left());
      answer.writeHead(200).write('a beginning');
    });
    const { response, outcome } = await visit(host);
    response.destroy();
    await hostIsLeft;
    await expect(outcome).resolves.toBe('sent');
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('GET /api/download', () => {
  /** Runs the function with Express. Like Gatsby, it ignores the returned promise. */
  function start(cms: string): Promise<string> {
    process.env.CMS_URL = cms;
    return serve(
      express().all('/', (request, response) => {
        void download(
          request as unknown as GatsbyFunctionRequest,
          response as unknown as GatsbyFunctionResponse,
        );
      }),
    );
  }
  const ask = async (site: string, url: string, init?: RequestInit) =>
    fetch(`${site}?url=${encodeURIComponent(url)}`, init);

  it('names the download after the file', async () => {
    const cms = await serve(media);
    const answer = await ask(await start(cms), `${cms}api/media/file/it's%20the%20report.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      contentDisposition('attachment', "it's the report.pdf"),
    );
    expect(await answer.text()).toBe(FILE);
  });

  it.each(['דוח 100% #1.pdf', "it's (2).pdf", 'a;b.pdf'])(
    'takes the name that the CMS gives: %s',
    async (name) => {
      const cms = await serve((request, response) => {
        response.setHeader('Content-Disposition', contentDisposition('inline', name));
        media(request, response);
      });
      const answer = await ask(await start(cms), `${cms}api/media/file/stored-report.pdf`);
      expect(answer.headers.get('content-disposition')).toBe(contentDisposition('attachment', name));
      expect(await answer.text()).toBe(FILE);
    },
  );

  it.each([
    ['a file that is gone', 'api/media/file/none.pdf', 404],
    ['a name that is no proper encoding', 'api/media/file/%E0%A4.pdf', 404],
    ['another path of the CMS', 'api/users', 400],
  ])('rejects %s', async (_name, path, status) => {
    const cms = await serve(media);
    const answer = await ask(await start(cms), `${cms}${path}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.has('content-disposition')).toBe(false);
    expect(await answer.json()).toHaveProperty('error');
  });

  it('marks a signed file for residents as private and uncacheable', async () => {
    const asked: string[] = [];
    const cms = await serve((request, response) => {
      asked.push(request.url ?? '');
      const ended = request.url?.includes('expires=1&');
      response.writeHead(ended ? 403 : 200, { 'Content-Type': 'application/pdf' }).end(ended ? '{}' : FILE);
    });
    const site = await start(cms);
    const file = 'api/residentFiles/file/plan.pdf';
    const answer = await ask(site, `${cms}${file}?expires=2&signature=abc`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(answer.headers.get('content-disposition')).toBe(contentDisposition('attachment', 'plan.pdf'));
    expect(await answer.text()).toBe(FILE);
    expect((await ask(site, `${cms}${file}?expires=1&signature=abc`)).status).toBe(404);
    expect(asked[0]).toBe(`/${file}?expires=2&signature=abc`);
  });

  it('is kept by browsers as long as the CMS says, and revalidated by its ETag', async () => {
    const cms = await serve((request, response) => {
      const isVersioned = request.url?.includes('v=');
      const isKnown = request.headers['if-none-match'] === '"a"';
      response.setHeader('ETag', '"a"');
      response.setHeader(
        'Cache-Control',
        isVersioned
          ? 'public, max-age=31536000, immutable, no-transform'
          : 'public, max-age=0, must-revalidate',
      );
      response.writeHead(isKnown ? 304 : 200).end(isKnown ? '' : FILE);
    });
    const site = await start(cms);
    const file = `${cms}api/media/file/report.pdf`;
    const lifetime = async (url: string) => (await ask(site, url)).headers.get('cache-control');
    expect(await lifetime(`${file}?v=abc`)).toBe('public, max-age=31536000, immutable, no-transform');
    expect(await lifetime(file)).toBe('public, max-age=0, must-revalidate, no-transform');
    const again = await ask(site, file, { headers: { 'If-None-Match': '"a"' } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe('"a"');
    expect(await again.text()).toBe('');
  });

  it('rejects other methods', async () => {
    const cms = await serve(media);
    const answer = await ask(await start(cms), `${cms}api/media/file/report.pdf`, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});
