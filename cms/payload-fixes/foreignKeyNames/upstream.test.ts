import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload leaves the names of foreign keys to Drizzle', () => {
  const text = upstreamSource('@payloadcms/drizzle/dist/postgres/schema/buildDrizzleTable.js');
  expect(text).toContain('.references(()=>');
  expect(text).not.toContain('buildForeignKeyName');
});
