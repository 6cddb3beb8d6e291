import { createContext, useContext, type ReactNode } from 'react';
import { Translator } from './i18next';

/** Without a provider, every text is its own key. */
const I18nContext = createContext(new Translator());

interface I18nextProviderProps {
  i18n: Translator;
  children?: ReactNode;
}

/** Provides the texts of a page. Replaces the component of react-i18next in the build. */
export const I18nextProvider = ({ i18n, children }: I18nextProviderProps) => (
  <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>
);

/**
 * Returns the translation function `t` for the first given namespace. Replaces the hook of react-i18next in the build.
 */
export function useTranslation(namespaces?: string | readonly string[]) {
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0];
  return { t: useContext(I18nContext).getFixedT(null, namespace) };
}
