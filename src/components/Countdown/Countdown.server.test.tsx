import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { readLocales } from '../../testing/readLocales';
import { Countdown } from './Countdown';

const built = (end: string, language: 'he' | 'en' = 'en') =>
  renderToString(
    <TranslationProvider language={language} locales={readLocales(language)}>
      <Countdown end={end} />
    </TranslationProvider>,
  );

it('reserves its space without a time at build', () => {
  const html = built('2090-01-01T00:00:00Z');
  expect(html).toContain('00:00:00');
  expect(html).toContain('visibility:hidden');
});

it.each([
  ['he', 'עד 01/01/2090 בשעה 02:00'],
  ['en', 'until 01/01/2090, 02:00'],
] as const)('has the time of its end without scripts (%s)', (language, text) => {
  const html = built('2090-01-01T00:00:00Z', language);
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(text);
  expect(html).toContain('@media (scripting: none)');
  expect(built('soon')).not.toContain('<noscript>');
});
