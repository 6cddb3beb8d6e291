import { createContext, useContext, type ReactNode } from 'react';
import { LANGUAGES, type Language, type LanguageFacts } from './languages';

const LanguageContext = createContext<Language | null>(null);

/** Tells everything below which language the page is in. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

/**
 * The facts of the page's language: code, culture, direction, prefix.
 * @throws Error outside a `LanguageProvider`
 */
export function useLanguage(): LanguageFacts {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return LANGUAGES[language];
}
