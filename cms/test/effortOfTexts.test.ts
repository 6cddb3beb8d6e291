import { foldPath } from '@group/rules/addresses/foldPath';
import { shortenSlug } from '@group/rules/addresses/shortenSlug';
import { dialString } from '@group/rules/people/dialString';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { redactTexts } from '@group/rules/problems/redactTexts';
import { oneLine } from '@group/rules/text/oneLine';
import { it } from 'vitest';
import { suggestSlug } from '../content/addresses/suggestSlug';
import { fileOnCms, pathOnSite } from '../content/report/typedTarget';
import { DayFormats } from '../content/tables/xlsx/dayFormats';
import { findNameInAnswers } from '../inbox/letter/findNameInAnswers';
import { storedName } from '../platform/files/storedName';
import { explainFormErrors } from '../platform/http/explainFormErrors';
import { parseTakenWord } from '../services/apartments/parseTakenWord';
import { engineOf } from '../services/problems/engineOf';
import { expectLinear } from './expectLinear';

const CMS = 'https://cms.example';

const showsDays = (code: string) => {
  const formats = new DayFormats();
  const attributes = new Map([
    ['numfmtid', '200'],
    ['formatcode', code],
  ]);
  formats.read({ name: 'numfmt', attributes } as Parameters<DayFormats['read']>[0]);
};

const explain = (label: string) =>
  explainFormErrors({
    error: { status: 400 },
    result: { errors: [{ data: { errors: [{ label, message: 'Required' }] } }] },
  } as unknown as Parameters<typeof explainFormErrors>[0]);

/**
 * Each row: what kind of text it is, the function that reads it, a part to repeat, and optionally the text before and
 * after it.
 */
it.each<[string, (text: string) => unknown, string, string?, string?]>([
  ['title', suggestSlug, '-', 'a', 'b'],
  ['address', (text) => pathOnSite(text, CMS), '?', '/', '\n'],
  ['address of a file', (text) => fileOnCms(text, CMS), '#', `${CMS}/api/media/file/`, '\n'],
  ['format of numbers', showsDays, '['],
  ['format of numbers', showsDays, '"['],
  ['caption', (caption) => findNameInAnswers([{ caption, value: 'Dana' }]), '? ', 'a', 'b'],
  ['file name', storedName, '. ', 'a', 'b'],
  ['file name', storedName, '_', 'a', 'b'],
  ['label', explain, '('],
  ['mark of an apartment', parseTakenWord, '<'],
  ['User-Agent', engineOf, 'iPhone '],
  ['User-Agent', engineOf, '1', 'Version/'],
  ['User-Agent', engineOf, 'Version/1 '],
  ['path', foldPath, '.', '/a', 'b'],
  ['slug', (text) => shortenSlug(text, text.length - 1), '_', 'a', 'bc'],
  ['phone number', dialString, ' ', 'tel', 'a'],
  ['phone number', dialString, ' ', '1', 'a'],
  ['phone number', dialString, '(', '1', 'a'],
  ['error message', redactTexts, 'a'],
  ['error message', redactTexts, 'a@', '', ' '],
  ['error message', redactTexts, 'https://'],
  ['e-mail address', normalizeEmail, ' ', 'a', 'b'],
  ['line', oneLine, ' ', 'a', 'b'],
])('reads a text in linear time: %s (%#)', (_name, read, part, start = '', end = '') =>
  expectLinear((size) => {
    const text = `${start}${part.repeat(size)}${end}`;
    return () => read(text);
  }),
);
