import { ERROR_IDS } from '../SourceError';
import { errorMap } from './errorMap';

test('has text, advice and a link for every failure', () => {
  expect(Object.keys(errorMap).sort()).toEqual(Object.values(ERROR_IDS).sort());
  for (const { text, docsUrl } of Object.values(errorMap)) {
    expect(text({ sourceMessage: 'pages 5 (he)' })).toMatch(/^\S.+\.\n\npages 5 \(he\)\n\n\S.+\.$/);
    expect(docsUrl).toMatch(/^https:\/\/payloadcms\.com\/docs\/\S+$/);
  }
});
