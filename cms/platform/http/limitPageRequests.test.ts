import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSession } from '../../test/newSession';
import { env } from '../env/env';
import { limitPageRequests } from './limitPageRequests';

const MAX = 3;

const { loginRequestsPerAddress } = env;
beforeAll(() => {
  Object.assign(env, { loginRequestsPerAddress: MAX });
});
afterAll(() => {
  Object.assign(env, { loginRequestsPerAddress });
});

const open = (address: string, headers: Record<string, string> = {}): Response | null =>
  limitPageRequests(
    new Request('http://localhost:3101/admin/login', {
      headers: { 'x-socket-address': address, ...headers },
    }),
  );

/** Uses up the limit of page requests from an IP address. */
function exhaust(address: string): void {
  for (let page = 0; page < MAX; page += 1) expect(open(address)).toBeNull();
}

describe('a page of the admin', () => {
  it('is limited per address without a login', async () => {
    exhaust('192.0.2.1');
    const refused = open('192.0.2.1');
    expect(refused?.status).toBe(429);
    const seconds = Number(refused?.headers.get('Retry-After'));
    expect(seconds > 0 && seconds <= 600).toBe(true);
    expect(await refused?.text()).toContain('dir="rtl"');
    expect(open('192.0.2.2')).toBeNull();
  });

  it('is rejected in the reader’s language', async () => {
    exhaust('192.0.2.3');
    const words = async (headers: Record<string, string>) => open('192.0.2.3', headers)?.text();
    expect(await words({ 'Accept-Language': 'en-US,he;q=0.5' })).toContain('Too many requests');
    expect(await words({ 'Accept-Language': 'he-IL', Cookie: 'payload-lng=en' })).toContain(
      'Too many requests',
    );
    expect(await words({ 'Accept-Language': 'fr' })).toContain('נשלחו יותר מדי בקשות');
  });

  it('is unlimited for logged-in users behind the same address', async () => {
    exhaust('192.0.2.4');
    expect(open('192.0.2.4', await newSession())).toBeNull();
  });

  it.each<[string, { secret?: string; seconds?: number }]>([
    ['with another key', { secret: 'another' }],
    ['for a time that is over', { seconds: -1 }],
  ])('is still limited for a session signed %s', async (_, how) => {
    const address = how.secret ? '192.0.2.5' : '192.0.2.6';
    exhaust(address);
    expect(open(address, await newSession(how))?.status).toBe(429);
  });

  it('is still limited for any other cookie', () => {
    exhaust('192.0.2.7');
    for (const Cookie of ['payload-token=', 'payload-token=a.b.c', 'payload-token=..', 'x=1'])
      expect(open('192.0.2.7', { Cookie })?.status).toBe(429);
  });

  it('is limited for the wider network of an IPv6 address, which one customer may hold', () => {
    for (let network = 0; network < 5; network += 1) exhaust(`2001:db8:7:${network}::1`);
    expect(open('2001:db8:7:9::1')?.status).toBe(429);
    expect(open('2001:db8:8:9::1')).toBeNull();
  });

  it.each([
    ['a small body is counted as one request', { 'Content-Length': '900' }, null],
    ['a large one as many', { 'Content-Length': String(MAX * 16 * 1024 + 1) }, 429],
    ['one without a length as the largest', {}, 429],
  ] as [string, Record<string, string>, number | null][])(
    'when a body is sent, %s',
    (name, headers, status) => {
      const request = new Request('http://localhost:3101/admin/login', {
        method: 'POST',
        headers: { 'x-socket-address': `192.0.2.${100 + name.length}`, ...headers },
      });
      expect(limitPageRequests(request)?.status ?? null).toBe(status);
    },
  );
});
