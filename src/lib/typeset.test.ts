import { typeset } from './typeset';

const isolated = (range: string) => `\u2066${range}\u2069`;

describe('typeset', () => {
  it.each([
    ['ימים א׳–ה׳, 8:00–18:00', `ימים א׳–ה׳, ${isolated('8:00–18:00')}`],
    ['3–5 חדרים', `${isolated('3–5')} חדרים`],
    ['בין 2.5 – 3 מטר', `בין ${isolated('2.5 – 3')} מטר`],
    ['8:00–18:00', isolated('8:00–18:00')],
    ['א׳–ה׳, 7:00–16:00.', `א׳–ה׳, ${isolated('7:00–16:00')}.`],
    ['<p title="1–2">שעות 8–9</p>', `<p title="1–2">שעות ${isolated('8–9')}</p>`],
  ])('isolates the range of "%s" as left to right', (text, shown) => expect(typeset(text)).toBe(shown));

  it.each([
    'Sunday to Thursday, 8:00–18:00',
    'טלפון 03-555-0100',
    'התשמ״א–1981',
    'בשנת 2025',
    '<a href="/a–b/">קישור</a>',
    '',
  ])('leaves "%s" unchanged', (text) => expect(typeset(text)).toBe(text));

  it.each([
    ['5 rooms, 90 m² garden', '5 rooms, 90\u00a0m² garden'],
    ['גינה 90 מ״ר', 'גינה 90\u00a0מ״ר'],
  ])('keeps the number of "%s" with its unit', (text, shown) => expect(typeset(text)).toBe(shown));
});
