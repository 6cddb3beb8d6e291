import { createContext, useContext, type ReactNode } from 'react';
import { LANGUAGES, type Language, type LanguageFacts } from './languages';

const LanguageContext = createContext<Language | null>(null);

/** Provides the language of the page to its descendants. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

/**
 * Returns the properties of the page's language: code, culture, direction and URL prefix.
 * @throws Error outside a `LanguageProvider`
 */
export function useLanguage(): LanguageFacts {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return LANGUAGES[language];
}
