import { typeset } from './typeset';

/** Returns a range as `typeset` formats it: from left to right, without a line break after the dash. */
const isolated = (range: string) => `\u2066${range.replace(/–(?=\d)/, '–\u2060')}\u2069`;

describe('typeset', () => {
  it.each([
    ['ימים א׳–ה׳, 8:00–18:00', `ימים א׳–ה׳, ${isolated('8:00–18:00')}`],
    ['3–5 חדרים', `${isolated('3–5')} חדרים`],
    ['בין 2.5 – 3 מטר', `בין ${isolated('2.5 – 3')} מטר`],
    ['8:00–18:00', isolated('8:00–18:00')],
    ['א׳–ה׳, 7:00–16:00.', `א׳–ה׳, ${isolated('7:00–16:00')}.`],
    ['קובץ של 124 kB', `קובץ של ${isolated('124\u00a0kB')}`],
    [
      'חוזק 30 MPa, בעובי 160–210 מ״מ',
      `חוזק ${isolated('30\u00a0MPa')}, בעובי ${isolated('160–210')}\u00a0מ״מ`,
    ],
    ['בעובי 160–210 mm', `בעובי ${isolated('160–210\u00a0mm')}`],
    ['עד 0.21 W/m', `עד ${isolated('0.21\u00a0W/m')}`],
    ['<p title="1–2">שעות 8–9</p>', `<p title="1–2">שעות ${isolated('8–9')}</p>`],
  ])('isolates the range of "%s" as left to right', (text, shown) => expect(typeset(text)).toBe(shown));

  it.each(['טלפון 03-555-0100', 'התשמ״א–1981', 'בשנת 2025', '<a href="/a–b/">קישור</a>', ''])(
    'leaves "%s" unchanged',
    (text) => expect(typeset(text)).toBe(text),
  );

  it.each([
    ['5 rooms, 90 m² garden', '5 rooms, 90\u00a0m² garden'],
    ['גינה 90 מ״ר', 'גינה 90\u00a0מ״ר'],
    ['<img alt="9 m²"> 9 m²', '<img alt="9 m²"> 9\u00a0m²'],
    ['Sunday to Thursday, 8:00–18:00', 'Sunday to Thursday, 8:00–\u206018:00'],
    ['3 Series, 5 rooms, 12 months', '3 Series, 5 rooms, 12 months'],
  ])('keeps the number of "%s" with its unit', (text, shown) => expect(typeset(text)).toBe(shown));
});
