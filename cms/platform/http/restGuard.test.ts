import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import config from '../../payload.config';
import { env } from '../env/env';
import { clearCachedReads } from '../cache/cachedRead';
import { MAX_FORM_BYTES } from '../files/uploadLimits';
import { MAX_BODY_BYTES, restGuard, VISITOR_LIMITS } from './restGuard';
import { READ_WEIGHT } from './exceedsReadLimit';

const BUILD = { Authorization: 'services API-Key key-of-the-tests' };
const PAGES = 60;

let cms: RunningCms;
let parent = 0;
let child = 0;
beforeAll(async () => {
  cms = await startCms();
  const publish = async (slug: string, under?: number) =>
    (
      await cms.payload.create({
        collection: 'pages',
        locale: 'he',
        data: {
          title: slug,
          slug,
          template: 'generic',
          languages: ['he'],
          _status: 'published',
          parentPage: under,
        },
      })
    ).id;
  parent = await publish('parent');
  child = await publish('child', parent);
  await publish('grandchild', child);
  for (let index = 3; index < PAGES; index += 1) await publish(`page-${index}`);
});
afterAll(() => cms.stop());

interface Answer {
  status: number;
  docs: { parentPage?: { parentPage?: unknown } | null; title?: unknown }[];
  errors?: { message: string }[];
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${cms.url}/api/${path}`, { headers });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

describe('a visitor’s reading', () => {
  it('uses the first language by default, also to search a localized field', async () => {
    const { status, docs } = await ask('pages?where[title][equals]=child&depth=0');
    expect(status).toBe(200);
    expect(docs.map(({ title }) => title)).toEqual(['child']);
  });

  it.each([
    'limit=500',
    'limit=0',
    'limit=-1',
    'limit=1e3',
    'limit[]=500',
    'limit=10&limit=500',
    'pagination=false',
    'pagination=false&limit=0',
  ])('is limited to one page: %s', async (query) => {
    const { docs } = await ask(`pages?depth=0&${query}`);
    expect(docs.length).toBeLessThanOrEqual(VISITOR_LIMITS.documents);
    expect((await ask('pages?depth=0&limit=500', BUILD)).docs).toHaveLength(PAGES);
  });

  it.each(['depth=5', 'depth=1', 'depth=-1', 'depth[]=5', 'depth=0&depth=5', 'limit=1'])(
    'contains documents without their relations: %s',
    async (query) => {
      const deep = `pages?where[slug][equals]=grandchild&locale=he`;
      const [page] = (await ask(`${deep}&${query}`)).docs;
      expect(typeof page?.parentPage).toBe('number');
      const [whole] = (await ask(`${deep}&depth=5`, BUILD)).docs;
      expect(whole?.parentPage?.parentPage).toMatchObject({ id: parent });
    },
  );

  it.each(['locale=all', 'locale=*', 'locale=he&locale=all'])('is in one language: %s', async (query) => {
    const { status, errors } = await ask(`pages?${query}`);
    expect(status).toBe(403);
    expect(errors?.[0]?.message).toMatch(/one locale/);
    expect((await ask('pages?locale=all', BUILD)).docs[0]?.title).toHaveProperty('he');
  });

  it('accepts a query in the address only, not in a body', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${cms.url}/api/pages`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-HTTP-Method-Override': 'GET',
          ...headers,
        },
        body: 'depth=5&limit=500&locale=all',
      });
    expect((await post({})).status).toBe(403);
    expect((await post(BUILD)).status).toBe(200);
  });
});

const LISTS = ['blocks', 'languages', 'projectStatuses'].map(
  (list, index) => `where[or][${index}][${list}][equals]=1`,
);

describe('a visitor’s search', () => {
  it.each([
    ['a dozen lists of a project', `projects?${LISTS.join('&')}`],
    ['one list', 'projects?where[projectStatuses][equals]=987654'],
    ['a field of a list', 'projects?where[numbersNew.id][equals]=zz'],
    ['a field of another document', 'pages?where[parentPage.slug][equals]=a'],
    ['a list in Payload’s other spelling', 'pages?where[AND][0][or][0][languages][in]=he'],
    ['lists as one JSON text', `pages?where=${encodeURIComponent('{"languages":{"equals":"he"}}')}`],
    ['too many fields', 'pages?where[slug][equals]=a&where[id][equals]=1&where[_status][equals]=published'],
    [
      'too many conditions on one field',
      'pages?where[id][not_equals]=1&where[id][less_than]=5&where[id][exists]=true',
    ],
    ['what it does not know', 'pages?where[nothing][equals]=1'],
    ['a level too deep to be read', `pages?where${'[and][0]'.repeat(8)}[languages][equals]=he`],
    ['a long text', `pages?where[slug][equals]=${'a'.repeat(VISITOR_LIMITS.query)}`],
    ['two fields to sort by', 'pages?sort=slug,-id'],
    ['two fields to sort by, one by one', 'pages?sort[]=slug&sort[]=id'],
    ['a list to sort by', 'projects?sort=projectStatuses'],
    ['a field of another document to sort by', 'pages?sort=parentPage.slug'],
    ['documents that belong to it', 'pages?joins[any][limit]=5'],
    ['a count', 'projects/count?where[projectStatuses][equals]=987654'],
  ])('is rejected for %s', async (_, path) => {
    const { status, errors } = await ask(path);
    expect(status).toBe(403);
    expect(errors?.[0]?.message).toMatch(/Visitors/);
  });

  it.each(['[where][languages][equals]=he', '[limit]=500', '%5Bdepth%5D=5', '[sort]=parentPage.slug'])(
    'rejects a parameter name that only Payload would read: %s',
    async (query) => {
      expect((await ask(`pages?${query}`)).status).toBe(400);
    },
  );

  it.each([
    'pages?where[slug][equals]=child&where[_status][equals]=published&sort=-updatedAt',
    'pages?where[or][0][slug][equals]=child&where[or][1][slug][equals]=no',
    // Sets the locale to English, because Payload would otherwise take the end of this path for a locale.
    'pages?where[paths.he][equals]=/parent/child/&locale=en',
    'pages?where[title][equals]=child&locale=he&sort=title',
    'pages?where[slug][in]=child,nothing&limit=1&sort=id',
  ])('accepts plain fields: %s', async (path) => {
    const { status, docs } = await ask(`${path}&depth=0`);
    expect(status).toBe(200);
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ id: child });
  });

  it('accepts any field for a request with a key', async () => {
    expect((await ask(`projects?${LISTS.slice(2).join('&')}`, BUILD)).status).toBe(200);
    expect((await ask('pages?where[parentPage.slug][equals]=parent', BUILD)).docs).toHaveLength(1);
  });
});

it('limits reads per address in ten minutes, but not those of known users', async () => {
  let reached = 0;
  const read = (address: string, headers: Record<string, string> = {}, path = 'pages') =>
    restGuard(
      config,
      new Request(`${cms.url}/api/${path}`, { headers: { 'x-socket-address': address, ...headers } }),
      () => Promise.resolve(Response.json({ docs: (reached += 1) })),
    );
  const most = env.restReadsPerAddress / READ_WEIGHT;
  for (let index = 0; index < most; index += 1) await read('192.0.2.1');
  expect(reached).toBe(most);
  const refused = await read('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(reached).toBe(most);
  expect((await read('192.0.2.2')).status).toBe(200);
  expect((await read('192.0.2.1', {}, 'media/file/a.jpg')).status).toBe(200);
  for (let index = 0; index < env.restReadsPerAddress; index += 1) await read('192.0.2.1', { Cookie: 'a=b' });
  expect((await read('192.0.2.1', { Cookie: 'a=b' })).status).toBe(429);
  // A request with an invalid session that exceeds a visitor's limits must count as a visitor's request.
  const more = (address: string) => read(address, { Cookie: 'a=b' }, 'pages?limit=50');
  for (let index = 0; index < most; index += 1) expect((await more('192.0.2.3')).status).toBe(200);
  expect((await more('192.0.2.3')).status).toBe(429);
  expect((await read('192.0.2.3')).status).toBe(429);
  // Staff behind the same IP address must still be able to log in.
  const login = (headers: Record<string, string>) =>
    restGuard(
      config,
      new Request(`${cms.url}/api/users/login`, {
        method: 'POST',
        headers: { 'x-socket-address': '192.0.2.3', ...headers },
        body: '{}',
      }),
      () => Promise.resolve(Response.json({})),
    );
  for (const headers of [{}, { Cookie: 'a=b' }] as Record<string, string>[])
    expect((await login(headers)).status).toBe(200);
  expect((await read('192.0.2.1', BUILD)).status).toBe(200);
});

describe('the permissions of a visitor', () => {
  const ask = (address: string, headers: Record<string, string> = {}) => {
    let reached = 0;
    const request = new Request(`${cms.url}/api/access`, {
      headers: { 'x-socket-address': address, ...headers },
    });
    const answer = restGuard(config, request, () =>
      Promise.resolve(Response.json({ reached: (reached += 1) })),
    );
    return answer.then(({ status }) => ({ status, reached }));
  };

  it('are computed once in a few seconds for all visitors', async () => {
    clearCachedReads();
    expect(await ask('192.0.2.60')).toEqual({ status: 200, reached: 1 });
    expect(await ask('192.0.2.61')).toEqual({ status: 200, reached: 0 });
    // Accounts have different permissions than visitors, so they must not get the cached response.
    expect(await ask('192.0.2.61', BUILD)).toEqual({ status: 200, reached: 1 });
  });

  it.each([
    ['192.0.2.62', {}],
    ['192.0.2.63', { Cookie: 'a=b' }],
  ] as [string, Record<string, string>][])(
    'count as a read of documents: %s %j',
    async (address, headers) => {
      for (let index = 0; index < env.restReadsPerAddress / READ_WEIGHT; index += 1)
        expect((await ask(address, headers)).status).toBe(200);
      expect((await ask(address, headers)).status).toBe(429);
    },
  );
});

describe('asking for a login', () => {
  const PATHS = ['login', 'forgot-password', 'reset-password', 'first-register', 'logout'];
  const MAX = 4;
  let reached = 0;
  const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
    restGuard(
      config,
      new Request(`${cms.url}/api/users/${path}`, {
        method: 'POST',
        headers: { 'x-socket-address': address, ...headers },
        body: '{}',
      }),
      () => Promise.resolve(Response.json({ reached: (reached += 1) })),
    );
  const { loginRequestsPerAddress } = env;
  beforeAll(() => void Object.assign(env, { loginRequestsPerAddress: MAX }));
  afterAll(() => void Object.assign(env, { loginRequestsPerAddress }));

  it('is limited per address, whatever the cookie', async () => {
    for (const path of PATHS.slice(0, MAX)) expect((await ask(path, '192.0.2.20')).status).toBe(200);
    const before = reached;
    for (const path of PATHS)
      for (const headers of [{}, { Cookie: 'a=b' }, { Cookie: 'payload-token=a.b.c' }] as Record<
        string,
        string
      >[])
        expect((await ask(path, '192.0.2.20', headers)).status).toBe(429);
    expect(reached).toBe(before);
    expect((await ask('login', '192.0.2.21')).status).toBe(200);
  });

  it('is rejected in the reader’s language, with Retry-After', async () => {
    for (let asked = 0; asked < MAX; asked += 1) await ask('login', '192.0.2.22');
    const words = async (language: string) => {
      const answer = await ask('login', '192.0.2.22', { 'Accept-Language': language });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message;
    };
    expect(await words('en')).toMatch(/^Too many requests/);
    expect(await words('he')).toMatch(/^נשלחו יותר מדי בקשות/);
  });

  it('is not counted for logged-in users', async () => {
    const admin = await logIn(cms, 'admin');
    for (let asked = 0; asked < 2 * MAX; asked += 1)
      expect((await ask('refresh-token', '192.0.2.23', admin)).status).toBe(200);
    expect((await ask('login', '192.0.2.23')).status).toBe(200);
  });
});

it('rejects a form that is too large with its files before reading it, in the sender’s language', async () => {
  const admin = await logIn(cms, 'admin');
  const send = (path: string, bytes: number, language = 'en') =>
    restGuard(
      config,
      new Request(`${cms.url}/api/${path}`, {
        method: 'POST',
        headers: {
          ...admin,
          'Accept-Language': language,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': String(bytes),
        },
        body: '--x--',
      }),
      () => Promise.resolve(Response.json({})),
    );
  for (const path of ['media', 'messages/1/reply']) {
    expect((await send(path, MAX_FORM_BYTES)).status).toBe(200);
    const refused = await send(path, MAX_FORM_BYTES + 1);
    expect(refused.status).toBe(413);
    expect(await refused.text()).toContain('The form and its files are too large');
    expect(await (await send(path, MAX_FORM_BYTES + 1, 'he')).text()).toContain('גדולים מדי');
  }
  // If a form does not declare its length, Payload itself enforces this limit while reading.
  expect(cms.payload.config.upload.requestSizeLimit).toBe(MAX_FORM_BYTES);
});

it.each([
  ['nothing larger than a page can be', 'pages', MAX_BODY_BYTES, 413],
  ['a large page', 'pages', MAX_BODY_BYTES / 2, 200],
  ['no large preference', 'payload-preferences/list', VISITOR_LIMITS.bytes, 413],
])('for a known sender, checks the size of the body: %s', async (_, path, bytes, status) => {
  const request = new Request(`${cms.url}/api/${path}`, {
    method: 'POST',
    headers: { ...BUILD, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'x'.repeat(bytes) }),
  });
  const answer = await restGuard(config, request, async (sent) =>
    Response.json({ letters: (await sent.text()).length }),
  );
  expect(answer.status).toBe(status);
});

describe('a document made up by a visitor', () => {
  const made = encodeURIComponent(JSON.stringify({ id: 99_999, title: 'made up', siteName: 'made up' }));
  const whole = encodeURIComponent(JSON.stringify({ id: 99_999, parentPage: 1 }));
  it.each([
    `pages/99999?data=${made}`,
    `pages/99999?%64ata=${made}&locale=en`,
    `pages/99999?data=${whole}&depth=1`,
    'pages/99999?data[id]=99999&data[title]=made%20up',
    'pages/99999?data.title=made%20up',
    `projects/99999?data=${made}`,
  ])('is not returned: %s', async (path) => {
    const { status, ...answer } = await ask(path);
    expect(status).toBe(404);
    expect(JSON.stringify(answer)).not.toContain('made up');
  });

  it('does not replace a global', async () => {
    const { status, ...answer } = await ask(`globals/siteSettings?data=${made}`);
    expect(status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain('made up');
  });

  it('cannot be passed to Payload, because other parameters are removed', async () => {
    const asked: string[] = [];
    const names = [
      'data',
      'trash',
      'joins2',
      'populate[pages][slug]',
      'autosave',
      'pagination',
      'utm_source',
    ];
    const query = [
      'depth=1',
      'page=2',
      'draft=true',
      'select[slug]=true',
      ...names.map((name) => `${name}=1`),
    ];
    await restGuard(config, new Request(`${cms.url}/api/pages?${query.join('&')}`), ({ url }) => {
      asked.push(...new URL(url).searchParams.keys());
      return Promise.resolve(Response.json({}));
    });
    expect(asked).toEqual(['depth', 'page', 'draft', 'select[slug]', 'locale']);
  });
});

it.each([
  '__proto__',
  '%5F%5Fproto%5F%5F',
  '__proto__/1?where[a][equals]=b',
  'constructor/1',
  'toString',
  'valueOf/count',
  'hasOwnProperty/versions',
  'globals/__proto__',
])('treats a name from the object prototype as an unknown collection: %s', async (path) => {
  for (const headers of [{}, BUILD]) expect((await ask(path, headers)).status).toBe(404);
  for (const method of ['POST', 'PATCH', 'DELETE'])
    expect((await fetch(`${cms.url}/api/${path}`, { method })).status).toBe(404);
});

/** Creates a request with a body of unknown length. */
function streamed(path: string, body: ReadableStream, headers: Record<string, string>): Request {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  };
  return new Request(`${cms.url}/api/${path}`, init);
}

describe('a body', () => {
  /**
   * Sends only the start of a large upload.
   * @returns the status of the response, which must arrive without the rest of the body
   */
  async function begin(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
    const upload = { 'Content-Type': 'multipart/form-data; boundary=part', 'Content-Length': 2_000_000 };
    const sending = request(`${cms.url}/api/${path}`, { method: 'POST', headers: { ...upload, ...headers } });
    sending.write('--part\r\n');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    sending.destroy();
    return answer.statusCode;
  }

  it.each(['multipart/form-data; boundary=part', 'application/json', 'text/plain'])(
    'of a visitor is not read when it is large: %s',
    async (type) => {
      expect(await begin('pages', { 'Content-Type': type })).toBe(413);
    },
  );

  it.each([
    ['a visitor', {}],
    ['an unknown key', { Authorization: 'services API-Key no-such-key' }],
    ['an unknown session', { Cookie: 'payload-token=a.b.c' }],
  ] as [string, Record<string, string>][])(
    'of %s is read up to 64 KB when its length is not declared',
    async (_, headers) => {
      let pulled = 0;
      const endless = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array((pulled += 1) && 16_000)),
      });
      const request = streamed('pages', endless, { 'x-socket-address': '192.0.2.40', ...headers });
      const answer = await restGuard(config, request, () => Promise.reject(new Error('Payload is called')));
      expect(answer.status).toBe(413);
      expect(answer.headers.get('Connection')).toBe('close');
      expect(pulled * 16_000).toBeLessThan(2 * VISITOR_LIMITS.bytes);
    },
  );

  it('is not read from an address that has sent too many requests', async () => {
    const send = async (path: string): Promise<{ answer: Response; isRead: boolean }> => {
      let isRead = false;
      const body = new ReadableStream(
        {
          pull: (controller) => {
            isRead = true;
            controller.enqueue(Buffer.from('{}'));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const request = streamed(path, body, { 'x-socket-address': '192.0.2.41' });
      return { answer: await restGuard(config, request, () => Promise.resolve(Response.json({}))), isRead };
    };
    const { loginRequestsPerAddress, restReadsPerAddress } = env;
    Object.assign(env, { loginRequestsPerAddress: 1, restReadsPerAddress: 1 });
    try {
      for (const path of ['pages', 'users/login']) {
        expect(await send(path)).toMatchObject({ answer: { status: 200 }, isRead: true });
        const { answer, isRead } = await send(path);
        expect({ status: answer.status, isRead }).toEqual({ status: 429, isRead: false });
        expect(answer.headers.get('Connection')).toBe('close');
      }
    } finally {
      Object.assign(env, { loginRequestsPerAddress, restReadsPerAddress });
    }
  });

  it.each([{}, BUILD])('with a file is not read without permission to upload', async (headers) => {
    expect(await begin('media', headers)).toBe(403);
    // The connection must be closed. Otherwise the rest of the file would be read as the next request.
    expect((await ask('pages')).status).toBe(200);
  });
});

it.each(['pages/%', 'pages/%zz', 'media/file/%E0%A4%A', 'globals/%c3%28'])(
  'rejects an invalid percent sequence: %s',
  async (path) => {
    const { status, errors } = await ask(path);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('%');
  },
);

it.each(['pages?limit=1', 'users/me', 'nothing'])('forbids caching of responses: %s', async (path) => {
  const response = await fetch(`${cms.url}/api/${path}`);
  expect(response.headers.get('Cache-Control')).toContain('no-store');
});

it('closes the file stream of a HEAD response', async () => {
  let closed = false;
  let method = '';
  const file = new ReadableStream({ cancel: () => void (closed = true) });
  const request = new Request(`${cms.url}/api/media/file/film.mp4`, { method: 'HEAD' });
  const handle = (asked: Request) => {
    ({ method } = asked);
    return Promise.resolve(new Response(file, { headers: { 'Content-Length': '5' } }));
  };
  const answer = await restGuard(config, request, handle);
  expect(method).toBe('GET');
  expect(closed).toBe(true);
  expect(answer.body).toBeNull();
  expect(answer.headers.get('Content-Length')).toBe('5');
});

describe('a file', () => {
  const send = async (headers: Record<string, string>, path = 'media', method = 'POST') => {
    const form = new FormData();
    form.set('_payload', '{}');
    form.set('file', new File([new Uint8Array(100)], 'picture.avif', { type: 'image/avif' }));
    let reached = false;
    const { status } = await restGuard(
      config,
      new Request(`${cms.url}/api/${path}`, { method, headers, body: form }),
      () => {
        reached = true;
        return Promise.resolve(Response.json({}));
      },
    );
    return { status, reached };
  };

  it.each([
    ['media', 'POST'],
    ['media/1', 'PATCH'],
  ])('from a visitor or staff is rejected unread: %s', async (path, method) => {
    for (const headers of [{}, await logIn(cms, 'staff')])
      expect(await send(headers, path, method)).toEqual({ status: 403, reached: false });
    expect(await send(await logIn(cms, 'editor'), path, method)).toEqual({ status: 200, reached: true });
  });

  it('is accepted for collections without uploads: the admin sends its forms this way', async () => {
    expect(await send({}, 'users/login')).toEqual({ status: 200, reached: true });
  });
});

describe('a condition that Payload would ignore', () => {
  const SHAPES = [
    'where[toString]=1',
    'where={"id":5}',
    'where[id]=5',
    'where[id][equals][x]=1',
    'where.id.equals=5',
    'where[or][x][id][equals]=5',
    'where[id][in][1001]=0',
    'where[id][not_in][1001]=0',
    'where[languages][all][1001]=he',
    'where[or][1001][id][equals]=0',
    'where[and][01][id][equals]=0',
    'where[id][in][01]=0',
    'where[id][in][0]=0&where[id][in][0]=0',
    'where=&where=',
  ];

  it.each(SHAPES)('returns no documents: %s', async (query) => {
    for (const headers of [{}, BUILD]) {
      const { status, docs } = await ask(`pages?${encodeURI(query)}`, headers);
      expect([400, 403]).toContain(status);
      expect(docs).toBeUndefined();
    }
    expect((await ask(`pages?${encodeURI(query)}`, BUILD)).status).toBe(400);
    expect((await ask(`pages/count?${encodeURI(query)}`, BUILD)).status).toBe(400);
  });

  it.each(SHAPES)('changes and deletes nothing: %s', async (query) => {
    const editor = await logIn(cms, 'editor');
    const before = (await cms.payload.count({ collection: 'pages' })).totalDocs;
    for (const method of ['PATCH', 'DELETE']) {
      const response = await fetch(`${cms.url}/api/pages?${encodeURI(query)}`, {
        method,
        headers: { ...editor, 'Content-Type': 'application/json' },
        ...(method === 'PATCH' && { body: JSON.stringify({ title: 'changed' }) }),
      });
      expect(response.status, method).toBe(400);
    }
    expect((await cms.payload.count({ collection: 'pages' })).totalDocs).toBe(before);
    const { totalDocs } = await cms.payload.count({
      collection: 'pages',
      locale: 'he',
      where: { title: { equals: 'changed' } },
    });
    expect(totalDocs).toBe(0);
  });

  it.each([
    ['behind a thousand empty parameters', `locale=he${'&'.repeat(1000)}where[id][equals]=0`],
    ['in an empty list', 'where[id][in][]='],
    ['in an empty text', 'where[id][in]='],
    ['beside one with another sign', 'where[id][equals]=0&locale=he&x=a]=b'],
  ])('is obeyed %s', async (_name, query) => {
    const editor = await logIn(cms, 'editor');
    for (const headers of [BUILD, editor])
      expect((await ask(`pages?${query}`, headers)).docs ?? []).toEqual([]);
    const before = (await cms.payload.count({ collection: 'pages' })).totalDocs;
    await fetch(`${cms.url}/api/pages?${query}`, { method: 'DELETE', headers: editor });
    expect((await cms.payload.count({ collection: 'pages' })).totalDocs).toBe(before);
    const inBody = await fetch(`${cms.url}/api/pages`, {
      method: 'POST',
      headers: {
        ...BUILD,
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-HTTP-Method-Override': 'GET',
      },
      body: query,
    });
    expect(((await inBody.json()) as Partial<Answer>).docs ?? []).toEqual([]);
  });

  it('is required to change or delete many documents', async () => {
    const editor = await logIn(cms, 'editor', { 'Content-Type': 'application/json' });
    for (const query of ['', 'where=', 'where[id][in]=', 'where[and]=', 'where[or][]='])
      for (const method of ['PATCH', 'DELETE']) {
        const init = { method, headers: editor, ...(method === 'PATCH' && { body: '{"title":"changed"}' }) };
        const response = await fetch(`${cms.url}/api/pages?${query}`, init);
        const { docs = [] } = (await response.json()) as Partial<Answer>;
        expect(docs, `${method} ${query}`).toEqual([]);
      }
    expect((await cms.payload.count({ collection: 'pages' })).totalDocs).toBe(PAGES);
  });

  it.each([
    ['in a body', '', 'application/x-www-form-urlencoded', 'where[toString]=1'],
    ['in a body in brackets', '', 'application/x-www-form-urlencoded', '[where][id][in][1001]=1'],
    ['in a body of another type', '', 'application/json', '{"where":{"id":{"equals":1}}}'],
    [
      'in a body with a charset',
      '',
      'application/x-www-form-urlencoded;charset=UTF-8',
      'where[id][equals]=1',
    ],
    ['in a body beside a query', '?locale=he', 'application/x-www-form-urlencoded', 'where[id][equals]=1'],
  ])('returns no documents %s', async (_name, search, type, body) => {
    const post = (sent: string, address = '') =>
      fetch(`${cms.url}/api/pages${address}`, {
        method: 'POST',
        headers: { ...BUILD, 'Content-Type': type, 'X-HTTP-Method-Override': 'GET' },
        body: sent,
      });
    expect((await post(body, search)).status).toBe(400);
  });

  it('is accepted from the admin’s form when it is valid', async () => {
    const response = await fetch(`${cms.url}/api/pages`, {
      method: 'POST',
      headers: {
        ...BUILD,
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Payload-HTTP-Method-Override': 'GET',
      },
      body: `where[and][0][id][equals]=${child}&where[and][1][slug][like]=child&depth=0&locale=he`,
    });
    expect(response.status).toBe(200);
    expect(((await response.json()) as Answer).docs).toHaveLength(1);
  });
});
