import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { BuiltFiles } from '../files/BuiltFiles';
import { reportAddresses } from './reportAddresses';

const variables = { ...process.env };
let root = '';
let cms: Server;
let status = 204;
let reports: { addresses: string[] }[] = [];
let keys: unknown[] = [];
let warnings: string[] = [];
const reporter = { warn: (message = '') => warnings.push(message) };

const write = (name: string) => {
  mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(root, name), '');
};

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'public-'));
  [reports, keys, warnings, status] = [[], [], [], 204];
  cms = createServer((request: IncomingMessage, response) => {
    keys.push(request.headers.authorization);
    void text(request).then((body) => {
      reports.push(JSON.parse(body) as { addresses: string[] });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    cms.listen(0, '127.0.0.1', resolve);
  });
  process.env.CMS_URL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  process.env.CMS_API_KEY = 'key';
});
afterEach(async () => {
  await new Promise((resolve) => cms.close(resolve));
  rmSync(root, { recursive: true });
  process.env = { ...variables };
});

test("each build reports the site's files, with new and without removed ones", async () => {
  const files = new BuiltFiles(root);
  ['index.html', 'about/index.html', 'brands.webmanifest'].forEach(write);
  await reportAddresses(root, files.look(), ['/', '/about/'], reporter);
  write('brochure.pdf');
  rmSync(path.join(root, 'brands.webmanifest'));
  await reportAddresses(root, files.look(), ['/', '/about/'], reporter);
  const [first = [], second = []] = reports.map(({ addresses }) => addresses);
  expect(first).toEqual(expect.arrayContaining(['favicon.ico', 'brands.webmanifest', 'robots.txt']));
  expect(first).not.toContain('about/index.html');
  expect(second.filter((address) => !first.includes(address))).toEqual(['brochure.pdf']);
  expect(first.filter((address) => !second.includes(address))).toEqual(['brands.webmanifest']);
  expect(keys).toEqual(['services API-Key key', 'services API-Key key']);
  expect(warnings).toEqual([]);
});

test('a rejected report is only a warning', async () => {
  status = 500;
  await reportAddresses(root, new BuiltFiles(root).look(), [], reporter);
  expect(warnings).toEqual([expect.stringContaining('answered 500')]);
});

test('a build without a key reports nothing', async () => {
  delete process.env.CMS_API_KEY;
  await reportAddresses(root, new BuiltFiles(root).look(), [], reporter);
  expect({ reports, warnings }).toEqual({ reports: [], warnings: [] });
});
