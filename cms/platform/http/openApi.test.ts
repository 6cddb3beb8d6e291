import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import type { Route } from './route';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

interface Document {
  servers: unknown;
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[]; properties?: Record<string, object> }> };
}

let cms: RunningCms;
let document: Document;
beforeAll(async () => {
  cms = await startCms();
  document = (await (await fetch(`${cms.url}/web/openapi.json`)).json()) as Document;
});
afterAll(() => cms.stop());

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('equals the file in contracts, from which the site’s client is generated', () => {
    const file = path.resolve(import.meta.dirname, '../../../contracts/live-services.openapi.json');
    const { servers: _servers, ...served } = document;
    expect(served, 'npm --prefix cms run generate:openapi').toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  it('describes every route and no other', () => {
    const { routes } = cms.payload.config.custom as { routes: readonly Route[] };
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('gives each operation a unique name', () => {
    const names = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('postWebContactUsSendContactUs');
  });

  it('describes the contact form with the specification’s names', () => {
    const schema = document.components.schemas.ContactUs;
    expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(
      [
        'contactUsSubject',
        'companyId',
        'senderName',
        'senderPhone',
        'senderEmail',
        'content',
        'contactUsType',
        'freeTextSubject',
        'allowedMarketing',
        'allowedSmsAndEmail',
        'uri',
        'gRecaptchaResponse',
      ].sort(),
    );
    expect(schema?.required?.sort()).toEqual([
      'contactUsSubject',
      'senderEmail',
      'senderName',
      'senderPhone',
    ]);
  });

  it('lists the possible errors', () => {
    const responses = document.paths['/web/contactUs/sendContactUs']?.post?.responses ?? {};
    expect(Object.keys(responses)).toEqual(['200', '400', '403', '409', '413', '415', '422', '429', '503']);
  });

  it('resolves every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
  });
});
