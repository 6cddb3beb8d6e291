import { renderToStaticMarkup } from 'react-dom/server.node';
import type { Language } from '../../i18n/languages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { readLocales } from '../../testing/readLocales';
import { SiteContactProvider } from '../SiteContact/SiteContactProvider';
import { ScriptedForm } from './ScriptedForm';

/** Returns the text that a browser without JavaScript shows instead of a form. */
function lineOf(language: Language, settings: unknown): string {
  const html = renderToStaticMarkup(
    <TranslationProvider language={language} locales={readLocales(language)}>
      <SiteContactProvider site={settings}>
        <ScriptedForm>
          <form aria-label="a form" />
        </ScriptedForm>
      </SiteContactProvider>
    </TranslationProvider>,
  );
  expect(html).toContain('aria-label="a form"');
  return /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
}

const site = { phone: '03-555-0100', email: 'hello@even-derech.example' };

it.each([
  ['he', 'הטופס פועל באמצעות JavaScript'],
  ['en', 'This form needs JavaScript'],
] as const)('a form has in its place, without scripts, a phone and an e-mail (%s)', (language, words) => {
  const line = lineOf(language, site);
  expect(line).toContain(words);
  expect(line).toContain('href="tel:035550100"');
  expect(line).toContain('href="mailto:hello@even-derech.example"');
});

it('shows only configured contact details', () => {
  const line = lineOf('en', { phone: null, email: null });
  expect(line).toContain('This form needs JavaScript');
  expect(line).not.toContain('<a ');
});
