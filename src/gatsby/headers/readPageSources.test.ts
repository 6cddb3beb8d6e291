import { API_URL, mockApi } from '../../testing/mockApi';
import { readPageSources } from './readPageSources';

const ROUTE = '/web/content/version';
process.env.CMS_URL = API_URL;

describe('readPageSources', () => {
  it('reads the hosts that the CMS names', async () => {
    const pageSources = { payment: ['https://pay.example'] };
    mockApi({ [ROUTE]: () => ({ body: { version: 'v', pageSources } }) });
    expect(await readPageSources()).toEqual(pageSources);
  });

  it.each([
    ['a refusal', { status: 429, body: {} }, `${API_URL}${ROUTE} answered 429`],
    ['a CMS that names none', { body: { version: 'v' } }, 'sends no pageSources. Update the CMS'],
  ])('throws for %s', async (_name, answer, message) => {
    mockApi({ [ROUTE]: () => answer });
    await expect(readPageSources()).rejects.toThrow(message);
  });
});
