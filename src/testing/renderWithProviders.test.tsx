import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageContext';
import type { Language } from '../i18n/languages';
import { readLocales } from './readLocales';
import { renderWithProviders } from './renderWithProviders';

function Greeting() {
  const { t } = useTranslation('common');
  return (
    <p>
      {useLanguage().name}: {t('close')}
    </p>
  );
}

describe('renderWithProviders', () => {
  it.each([
    ['he', 'rtl', 'עברית: סגירה'],
    ['en', 'ltr', 'English: Close'],
  ] satisfies [Language, string, string][])('speaks %s', (language, direction, text) => {
    renderWithProviders(<Greeting />, { language });
    expect(screen.getByText(text)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(document.documentElement).toHaveAttribute('dir', direction);
  });
});

describe('the texts', () => {
  it('have the same keys in both languages', () => {
    const keys = (language: Language) =>
      readLocales(language).edges.map(({ node }) => [
        node.ns,
        Object.keys(JSON.parse(node.data ?? '') as object).sort(),
      ]);
    expect(keys('en')).toEqual(keys('he'));
  });
});
