import { jest } from '@jest/globals';
import { readSettings } from './settings.mjs';

/**
 * Starts and ends of steps, in order.
 * @type {string[]}
 */
const events = [];
const noted = (/** @type {string} */ name) => async () => {
  events.push(`${name} begins`);
  await new Promise((resolve) => setTimeout(resolve));
  events.push(`${name} ends`);
};
jest.unstable_mockModule('./cms.mjs', () => ({
  buildCms: noted('build'),
  seedCms: noted('seed'),
  startCms: noted('CMS'),
}));
jest.unstable_mockModule('./install.mjs', () => ({ install: noted('install') }));
jest.unstable_mockModule('./watchContent.mjs', () => ({
  rebuild: () => async () => undefined,
  watchContent: async () => () => undefined,
}));

it('creates the demo content before the CMS starts, which would write to the same database', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { startProduct } = await import('./startProduct.mjs');
  const { createSiteBuilder } = await import('../../packages/gatsby-builder/siteBuilder.mjs');
  const settings = { ...readSettings({}), dataDir: '/tmp/none' };
  const onContent = () => events.push('content ends');
  await startProduct(settings, createSiteBuilder(settings, '/tmp/none'), { onContent });
  expect(events.slice(0, 2)).toEqual(['install begins', 'install ends']);
  for (const step of ['seed', 'content', 'build'])
    expect(events.indexOf(`${step} ends`)).toBeLessThan(events.indexOf('CMS begins'));
  expect(events.indexOf('content ends')).toBeGreaterThan(events.indexOf('seed ends'));
  expect(events).toHaveLength(9);
});
