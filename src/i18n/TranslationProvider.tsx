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

/**
 * Provides texts and language to components outside the page element. These are slices, which Gatsby renders
 * separately, and components in tests.
 */
export function TranslationProvider({ language, locales, children }: TranslationProviderProps) {
  const translator = useMemo(() => createTranslator(language, locales), [language, locales]);
  return (
    <I18nextProvider i18n={translator}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </I18nextProvider>
  );
}
