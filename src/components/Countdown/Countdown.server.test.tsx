import { renderToString } from 'react-dom/server';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { readLocales } from '../../testing/readLocales';
import { Countdown } from './Countdown';

it('reserves its space without a time at build', () => {
  const html = renderToString(
    <TranslationProvider language="en" locales={readLocales('en')}>
      <Countdown end="2090-01-01T00:00:00Z" />
    </TranslationProvider>,
  );
  expect(html).toContain('00:00:00');
  expect(html).toContain('visibility:hidden');
});
