import { expect, it } from '@jest/globals';
import { capturedKinds, kindsWithoutPage } from './capturedKinds.mjs';

const page = (/** @type {string} */ address, /** @type {string} */ template, bytes = 1) => ({
  page: address,
  template,
  data: Buffer.alloc(bytes),
});

it('chooses the richest Hebrew page of each template, and its translation', () => {
  const pages = [
    page('/a/', 'job-job', 1),
    page('/b/', 'job-job', 2),
    page('/en/a/', 'job-job', 3),
    page('/en/b/', 'job-job', 1),
  ];
  expect(capturedKinds(pages)).toEqual([{ template: 'job', pages: { he: '/b/', en: '/en/b/' } }]);
});

it('chooses the richest English page when the Hebrew one has no translation', () => {
  expect(capturedKinds([page('/a/', 'job-job'), page('/en/c/', 'job-job')])).toEqual([
    { template: 'job', pages: { he: '/a/', en: '/en/c/' } },
  ]);
  expect(capturedKinds([page('/en/c/', 'job-job')])).toEqual([{ template: 'job', pages: { en: '/en/c/' } }]);
});

it('names the kinds of pages that the built site does not have', () => {
  const kinds = capturedKinds([page('/a/', 'inner-job-inner-job')]);
  const isKind = (/** @type {string} */ folder) => folder !== 'homeLead';
  expect(kindsWithoutPage(['faq', 'homeLead', 'innerJob', 'notFound'], kinds, isKind)).toEqual(['faq']);
});
