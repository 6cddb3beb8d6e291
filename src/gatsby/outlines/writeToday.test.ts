import { EventEmitter } from 'node:events';
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from '../schema/createResolvers';
import { buildTime, keepToday, writeToday } from './writeToday';

interface Made {
  id: string;
  internal: { contentDigest: string };
}

/** Returns the node that a build at the given time writes. */
async function writtenAt(time: string): Promise<Made> {
  const made: Made[] = [];
  await writeToday(
    {
      createContentDigest: (content: unknown) => JSON.stringify(content),
      actions: { createNode: (node: Made) => made.push(node) },
    } as unknown as Parameters<typeof writeToday>[0],
    Date.parse(time),
  );
  return made[0] as Made;
}

describe('the day of the build', () => {
  it('changes at midnight in Israel and is otherwise constant', async () => {
    const evening = await writtenAt('2026-01-10T21:59:00Z');
    const noon = await writtenAt('2026-01-10T10:00:00Z');
    const night = await writtenAt('2026-01-10T22:00:00Z');
    expect(noon).toEqual(evening);
    expect(night.id).toBe(evening.id);
    expect(night.internal.contentDigest).not.toBe(evening.internal.contentDigest);
  });

  it('follows daylight saving time', async () => {
    const evening = await writtenAt('2026-07-10T20:59:00Z');
    const night = await writtenAt('2026-07-10T21:00:00Z');
    expect(night.internal.contentDigest).not.toBe(evening.internal.contentDigest);
  });

  it('stays between builds until it is rewritten', () => {
    const touched: unknown[] = [];
    const args = {
      actions: { touchNode: (node: unknown) => touched.push(node) },
      getNode: (id: string) => ({ id }),
    };
    keepToday(args as unknown as Parameters<typeof keepToday>[0]);
    expect(touched).toEqual([{ id: 'today' }]);
  });

  it('must exist before it is read', () => {
    expect(() => buildTime({ getNodeById: () => null })).toThrow('no node of the day');
  });
});

type Resolve = (source: object, args: object, context: object) => unknown;

/** Returns the site's resolvers by type and field. */
function resolvers(): Record<string, Record<string, { resolve: Resolve }>> {
  let all = {};
  createResolvers({
    createResolvers: (given: object) => (all = given),
    emitter: new EventEmitter(),
  } as unknown as CreateResolversArgs);
  return all;
}

it.each([
  ['CmsApartment', 'entered', { entryDate: '2026-01-01' }],
  ['CmsInvestorEvent', 'over', { date: '2026-01-01' }],
  ['CmsJob', 'closed', { closingDate: '2026-01-01T12:00:00Z' }],
  ['CmsJob', 'similar', { id: 'own', locale: 'he' }],
])('%s.%s makes a page depend on the day', (type, field, source) => {
  const asked: string[] = [];
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => {
      asked.push(id);
      return { id, entries: '[]' };
    },
  };
  resolvers()[type]?.[field]?.resolve(source, { limit: 3 }, { nodeModel });
  expect(asked).toContain('today');
});
