import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslator, type LocaleData } from './createTranslator';
import { LanguageProvider } from './LanguageContext';
import type { Language } from './languages';

interface TranslationProviderProps {
  language: Language;
  locales: LocaleData;
  children: ReactNode;
}

/** Texts and language for what lies outside the page element: slices, which Gatsby renders on their own, and tests. */
export function TranslationProvider({ language, locales, children }: TranslationProviderProps) {
  const translator = useMemo(() => createTranslator(language, locales), [language, locales]);
  return (
    <I18nextProvider i18n={translator}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </I18nextProvider>
  );
}
