import { renderToStaticMarkup } from 'react-dom/server.node';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import type { Language } from '../../i18n/languages';
import { readLocales } from '../../testing/readLocales';
import { RemainingLinks } from './RemainingLinks';

const HOMES = Array.from({ length: 12 }, (_, index) => ({
  id: `home ${index}`,
  path: index === 11 ? null : `/homes/${index}/`,
  title: `Home ${index}`,
}));

const html = (language: Language, shown: number) =>
  renderToStaticMarkup(
    <TranslationProvider language={language} locales={readLocales(language)}>
      <RemainingLinks items={HOMES} shown={HOMES.slice(0, shown)} linkOf={(home) => home} />
    </TranslationProvider>,
  );

it.each([
  ['he', 'והנה כל השאר:'],
  ['en', 'And all the others:'],
] as const)('lists the entries of other pages for browsers without scripts (%s)', (language, words) => {
  const rest = /<noscript>(.*)<\/noscript>/s.exec(html(language, 9))?.[1] ?? '';
  expect(rest).toContain(words);
  expect(rest.match(/<li>/g)).toHaveLength(3);
  expect(rest).toContain('<a href="/homes/9/">Home 9</a>');
  expect(rest).toContain('<li>Home 11</li>');
  expect(rest).not.toContain('Home 8');
});

it('renders nothing when all entries are shown', () => expect(html('en', 12)).toBe(''));
