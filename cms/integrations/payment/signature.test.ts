import { describe, expect, it } from 'vitest';
import { readNotice } from './readNotice';
import { isSigned, signNotice } from './signature';

const secret = 'a secret of provider and server';
const now = Date.parse('2026-11-20T10:00:00Z');
const body = '{"processId":"P-1","state":"paid"}';
const signature = signNotice(secret, body, now);

describe('a signed notice', () => {
  it.each([0, 299_000, -299_000])('is accepted %d ms later', (later) => {
    expect(isSigned(secret, body, signature, now + later)).toBe(true);
  });

  it.each<[string, boolean]>([
    ['when replayed later', isSigned(secret, body, signature, now + 301_000)],
    ['with a future time', isSigned(secret, body, signature, now - 301_000)],
    ['with a changed body', isSigned(secret, body.replace('P-1', 'P-2'), signature, now)],
    ['with a changed time', isSigned(secret, body, signature.replace(/t=\d+/, `t=${now / 1000 + 1}`), now)],
    ['signed with another secret', isSigned(secret, body, signNotice('another', body, now), now)],
    ['without a configured secret', isSigned('', body, signNotice('', body, now), now)],
    ['without a signature', isSigned(secret, body, null, now)],
    ['with a truncated signature', isSigned(secret, body, signature.slice(0, -2), now)],
    ['with a prefix', isSigned(secret, body, `x${signature}`, now)],
  ])('is rejected %s', (_name, believed) => {
    expect(believed).toBe(false);
  });
});

describe('readNotice', () => {
  const read = (text: string) => readNotice(secret, text, signNotice(secret, text));

  it.each(['paid', 'declined', 'expired'])('reads %s', (state) => {
    expect(read(JSON.stringify({ processId: 'P-1', state, more: 1 }))).toEqual({ processId: 'P-1', state });
  });

  it.each(['', 'null', '[]', '{"processId":"P-1"', '{"state":"paid"}', '{"processId":"","state":"paid"}'])(
    'returns null for %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it.each(['pending', 'PAID', 'True'])('rejects the state "%s"', (state) => {
    expect(read(JSON.stringify({ processId: 'P-1', state }))).toBeNull();
  });

  it('rejects an unsigned notice', () => {
    expect(readNotice(secret, body, null)).toBeNull();
  });
});
