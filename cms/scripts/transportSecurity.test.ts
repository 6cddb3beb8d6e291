import { expect, it } from 'vitest';
import { transportSecurity } from './transportSecurity.mjs';

it('holds browsers to https where the CMS is reached by it, and only there', () => {
  expect(transportSecurity('https://cms.example.com')).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(transportSecurity('http://localhost:3000')).toEqual({});
  expect(transportSecurity(undefined)).toEqual({});
});
