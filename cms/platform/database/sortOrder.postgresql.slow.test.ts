import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leaseServer, type ServerLease } from './embedded/leaseServer';
import { serverAccount } from './embedded/serverAccount';

/** Folder in which Debian installs PostgreSQL servers, with one subfolder per major version. */
const SERVERS = '/usr/lib/postgresql';
const WAIT = { timeout: 30_000, interval: 50 };

const NAMES = [
  ...[
    'אבן־דרך',
    'אבן דרך',
    'אבן-דרך',
    'אבנדרך',
    'אֶבֶן דֶּרֶךְ',
    'אבן״דרך',
    'בע״מ',
    "בע''מ",
    'בעמ',
    'תל אביב',
    'תל־אביב',
    'תל-אביב–יפו',
  ],
  ...[
    'ירושלים',
    'יְרוּשָׁלַיִם',
    'מגדל 10',
    'מגדל 9',
    'מגדל ב׳',
    'מגדל ב',
    'ם',
    'מ',
    'ן',
    'נ',
    '120 דירות',
    '9 דירות',
    '״המגדל״',
    'ש״ח',
    '₪ 500',
  ],
  ...[
    'Tower 10',
    'Tower 9',
    'tower',
    'Tower',
    'TOWER',
    'Tel Aviv',
    'tel-aviv',
    "O'Neil",
    'O’Neil',
    'Résidence',
    'Residence',
    'Zoë',
    'Zoe',
    'ñ',
    'n',
    'Łódź',
  ],
  ...[
    'Tower מגדל',
    'מגדל Tower',
    '(דירה)',
    'דירה',
    '',
    ' ',
    '-',
    '–',
    '10',
    '9',
    '1.5',
    '@',
    'ß',
    'ss',
    '\u200Fמגדל',
    '５',
  ],
];
const PATTERNS = ['%מגדל%', '%tower%', '%É%', 'תל%אביב', '%״%', '%10', '_', '%o’n%'];

let folder: string;
let debian: ChildProcess;
let embedded: ServerLease;
const clients: Client[] = [];

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sort-order-'));
  embedded = await leaseServer(path.join(folder, 'embedded'));
  await connect(embedded.url);

  const { command, uid, gid } = serverAccount(folder);
  const bin = path.join(
    SERVERS,
    readdirSync(SERVERS)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1) ?? '',
    'bin',
  );
  const data = path.join(folder, 'debian');
  const program = (name: string, ...args: string[]) =>
    [...command, path.join(bin, name), ...args] as [string, ...string[]];
  const [initdb, ...initArgs] = program(
    'initdb',
    '-D',
    data,
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
  );
  const { status, stderr } = spawnSync(initdb, initArgs, { uid, gid, cwd: '/', encoding: 'utf8' });
  expect(stderr).not.toContain('error');
  expect(status).toBe(0);
  const [postgres, ...args] = program(
    'postgres',
    '-D',
    data,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${folder}`,
  );
  debian = spawn(postgres, args, { uid, gid, cwd: '/', stdio: 'ignore' });
  const urlOf = (database: string) => `postgres://postgres@localhost/${database}?host=${folder}`;
  const admin = await vi.waitFor(() => connect(urlOf('postgres')), WAIT);
  clients.pop();
  await admin.query(
    "CREATE DATABASE cms TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'he' LOCALE 'C'",
  );
  await admin.end();
  await connect(urlOf('cms'));
}, 60_000);

afterAll(async () => {
  for (const client of clients) await client.end();
  const ended = once(debian, 'exit');
  debian.kill('SIGINT');
  await ended;
  await embedded.release();
  rmSync(folder, { recursive: true });
});

/** Runs a statement on both servers and returns both results. */
const both = (statement: string, values: unknown[]) =>
  Promise.all(
    clients.map(async (client) =>
      (await client.query<{ value: unknown }>(statement, values)).rows.map(({ value }) => value),
    ),
  );

it('sorts names in the same order', async () => {
  const [one, other] = await both(
    'SELECT value FROM unnest($1::text[]) AS value ORDER BY value, value COLLATE "C"',
    [NAMES],
  );
  expect(one).toEqual(other);
  expect(one).toHaveLength(NAMES.length);
});

it('sorts Hebrew before English, ignoring case', async () => {
  const [one] = await both('SELECT value FROM unnest($1::text[]) AS value ORDER BY value', [
    ['banana', 'Apple', 'תל אביב', 'cedar', 'אבן'],
  ]);
  expect(one).toEqual(['אבן', 'תל אביב', 'Apple', 'banana', 'cedar']);
});

it.each([
  [
    'ILIKE',
    'SELECT name || pattern AS value FROM unnest($1::text[]) AS name, unnest($2::text[]) AS pattern WHERE name ILIKE pattern ORDER BY 1',
  ],
  [
    'lower',
    'SELECT lower(name) || upper(name) AS value FROM unnest($1::text[]) AS name, unnest($2::text[]) WITH ORDINALITY WHERE ordinality = 1',
  ],
  [
    'equality',
    'SELECT a || b AS value FROM unnest($1::text[]) AS a, unnest($1::text[]) AS b, unnest($2::text[]) WITH ORDINALITY WHERE a = b AND ordinality = 1',
  ],
  [
    'regular expressions',
    "SELECT name AS value FROM unnest($1::text[]) AS name, unnest($2::text[]) WITH ORDINALITY WHERE name ~* '^[א-ת]+|TOWER' AND ordinality = 1",
  ],
  [
    'text search',
    "SELECT to_tsvector('simple', lower(name))::text AS value FROM unnest($1::text[]) AS name, unnest($2::text[]) WITH ORDINALITY WHERE ordinality = 1",
  ],
])('searches alike: %s', async (_name, statement) => {
  const [one, other] = await both(statement, [NAMES, PATTERNS]);
  expect(one?.length).toBeGreaterThan(0);
  expect(one).toEqual(other);
});
