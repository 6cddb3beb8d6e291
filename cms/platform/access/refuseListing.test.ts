import { Forbidden, type PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { refuseListing } from './refuseListing';

const ask = (req: object, args: object = {}) =>
  refuseListing({
    args,
    operation: 'read',
    req: { t: () => '', ...req } as unknown as PayloadRequest,
  } as never);

describe('refuseListing', () => {
  it.each([['REST'], ['GraphQL']])('refuses a visitor of the %s API', (payloadAPI) => {
    expect(() => ask({ payloadAPI, user: null })).toThrow(Forbidden);
  });

  it.each([
    ['a person who is logged in', { payloadAPI: 'REST', user: { id: 1 } }, {}],
    ['a call of the CMS', { payloadAPI: 'local', user: null }, {}],
    ['a call with all rights', { payloadAPI: 'REST', user: null }, { overrideAccess: true }],
    ["Payload's loader of relations", { payloadAPI: 'REST', user: null }, { currentDepth: 1 }],
    ['the storage', { payloadAPI: 'REST', user: null, routeParams: { filename: 'a.jpg' } }, {}],
  ])('allows %s', (_name, req, args) => {
    expect(ask(req, args)).toBe(args);
  });
});
