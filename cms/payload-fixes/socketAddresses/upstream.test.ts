import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';

it('a request of Next has no address of its sender', () => {
  expect('ip' in NextRequest.prototype).toBe(false);
});

it('no request can be made of TRACE', () => {
  expect(() => new Request('http://cms.example/', { method: 'TRACE' })).toThrow(TypeError);
});
