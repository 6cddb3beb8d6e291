import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';

it('a request of Next has no remote address', () => {
  expect('ip' in NextRequest.prototype).toBe(false);
});

it('a TRACE request cannot be constructed', () => {
  expect(() => new Request('http://cms.example/', { method: 'TRACE' })).toThrow(TypeError);
});

it('a request loses the dot segments of its address', () => {
  expect(new NextRequest('http://cms.example/api/../admin').nextUrl.pathname).toBe('/admin');
});
