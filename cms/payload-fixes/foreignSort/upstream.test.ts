import path from 'node:path';
import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { openPayload } from '../../test/openPayload';

type Validate = (args: object) => Promise<void>;

it('Payload allows sorting by a hidden field of a linked document', async () => {
  const payload = await openPayload();
  const module = path.resolve('node_modules/payload/dist/database/queryValidation/validateSortQuery.js');
  const { validateSortQuery } = (await import(module)) as { validateSortQuery: Validate };
  const req = await createLocalReq({}, payload);
  const collectionConfig = payload.collections.leads.config;
  await expect(
    validateSortQuery({ collectionConfig, overrideAccess: false, req, sort: 'assignee.salt' }),
  ).resolves.toBeUndefined();
});
