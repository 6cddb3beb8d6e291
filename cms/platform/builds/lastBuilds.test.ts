import { afterEach, describe, expect, it } from 'vitest';
import { startBuilder, WEBHOOK_SECRET, type FakeBuilder } from '../../test/startBuilder';
import { lastBuilds } from './lastBuilds';

const build = (second: number) =>
  JSON.stringify({ at: `2026-11-22T00:00:0${second}.000Z`, seconds: 4.2, pages: second });

describe('the last builds of the site', () => {
  let builder: FakeBuilder;
  afterEach(() => builder.stop());

  const ask = async (most = 5, webhookSecret = WEBHOOK_SECRET) =>
    (await lastBuilds({ webhookUrl: builder.url, webhookSecret }, most))?.builds.map(({ pages }) => pages);

  it('are read from the builder, newest first', async () => {
    builder = await startBuilder();
    expect(await ask()).toEqual([]);
    builder.lines.push(build(1), build(2), build(3));
    expect(await ask(2)).toEqual([3, 2]);
  });

  it('are empty when the receiver of notices is no builder or has another secret', async () => {
    builder = await startBuilder('text/html');
    builder.lines.push(build(1));
    expect(await ask()).toEqual([]);
    await builder.stop();
    builder = await startBuilder();
    builder.lines.push(build(1));
    expect(await ask(5, 'another secret')).toEqual([]);
  });

  it('are unknown when the builder does not answer', async () => {
    builder = await startBuilder();
    await builder.stop();
    expect(await ask()).toBeUndefined();
  });

  it('are empty without a receiver of notices', async () => {
    builder = await startBuilder();
    expect(await lastBuilds({ webhookUrl: undefined, webhookSecret: WEBHOOK_SECRET }, 5)).toEqual({
      builds: [],
      running: null,
      faults: [],
    });
  });
});
