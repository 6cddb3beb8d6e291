import { render } from '@testing-library/react';
import * as library from 'react-i18next';
import { createTranslator } from '../createTranslator';
import { readLocales } from '../../testing/readLocales';
import type { Language } from '../languages';
import i18next, { type Translator } from './i18next';
import * as own from './reactI18next';

interface Texts {
  readonly [key: string]: string | Texts;
}
const COUNTS = [0, 1, 1.5, 2, 3, 10, 11, 20, 100, 1200, '1,200'];
const CONTEXT = /_(?!one$|two$|many$|other$)(\w+)$/;

const namespacesOf = (language: Language): Record<string, Texts> =>
  Object.fromEntries(
    readLocales(language).edges.map(({ node }) => [node.ns ?? '', JSON.parse(node.data ?? '{}') as Texts]),
  );
const keysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [key] : keysOf(text).map((inner) => `${key}.${inner}`),
  );

function ownTranslator(language: Language): Translator {
  const translator = i18next.createInstance();
  translator.init({ lng: language, resources: { [language]: namespacesOf(language) }, defaultNS: 'common' });
  return translator;
}

const namedIn = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);

describe.each<Language>(['he', 'en'])('texts in %s', (language) => {
  const translator = ownTranslator(language);
  const reference = createTranslator(language, readLocales(language));
  const namespaces = namespacesOf(language);

  it.each(Object.keys(namespaces))('are those of i18next: %s', (namespace) => {
    const ours = translator.getFixedT(null, namespace);
    const theirs = reference.getFixedT(null, namespace) as unknown as typeof ours;
    for (const key of keysOf(namespaces[namespace] ?? {})) {
      const names = namedIn(theirs(key));
      const filled = Object.fromEntries(names.map((name) => [name, `$& {{${name}}} <b>`]));
      expect(ours(key, filled)).toBe(theirs(key, filled));
      const base = key.replace(/_(one|two|many|other)$/, '');
      for (const count of COUNTS) expect(ours(base, { count })).toBe(theirs(base, { count }));
      const context = CONTEXT.exec(key)?.[1];
      const plain = key.replace(CONTEXT, '');
      if (context) expect(ours(plain, { context })).toBe(theirs(plain, { context }));
    }
  });

  it('name another namespace, or are their keys when missing, as in i18next', () => {
    const theirs = reference.getFixedT(null, 'lead') as unknown as Translator['t'];
    for (const key of ['common:close', 'common:missing', 'missing', 'close', 'map:pan'])
      expect([key, translator.getFixedT(null, 'lead')(key)]).toEqual([
        key,
        theirs(key).replace(/.*pan .*/, 'pan'),
      ]);
  });
});

it('falls back to the other namespaces of a page', () => {
  const translator = i18next.createInstance();
  translator.init({
    lng: 'en',
    resources: { en: { common: { close: 'Close' }, lead: { send: 'Send' } } },
    defaultNS: 'lead',
    fallbackNS: ['common'],
  });
  expect([translator.t('send'), translator.t('close')]).toEqual(['Send', 'Close']);
  expect(translator.getFixedT(null, 'map')('close')).toBe('Close');
});

it('gives components the texts of their namespace, like react-i18next', () => {
  const show = ({ I18nextProvider, useTranslation }: typeof own, i18n: Translator) => {
    const Close = () => <p>{useTranslation(['common', 'lead']).t('close')}</p>;
    return render(
      <I18nextProvider i18n={i18n}>
        <Close />
      </I18nextProvider>,
    ).container.innerHTML;
  };
  const theirs = show(
    library as unknown as typeof own,
    createTranslator('en', readLocales('en')) as unknown as Translator,
  );
  expect(show(own, ownTranslator('en'))).toBe(theirs);
});

it('keeps the function of a namespace between renders', () => {
  const translator = ownTranslator('en');
  expect(translator.getFixedT(null, 'lead')).toBe(translator.getFixedT(null, 'lead'));
});
