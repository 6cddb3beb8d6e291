import { createContext, useContext, type ReactNode } from 'react';
import { LANGUAGES, type Language, type LanguageFacts } from './languages';

const LanguageContext = createContext<Language | null>(null);

/** Provides the language of the page to its descendants. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

/**
 * Returns the page's language facts: code, culture, direction, prefix.
 * @throws Error outside a `LanguageProvider`
 */
export function useLanguage(): LanguageFacts {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return LANGUAGES[language];
}
