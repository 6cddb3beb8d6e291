import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { newQueryClient } from '../components/LiveData/queryClient';
import { LANGUAGES, type Language } from '../i18n/languages';
import { TranslationProvider } from '../i18n/TranslationProvider';
import { readLocales } from './readLocales';

interface Options extends Omit<RenderOptions, 'wrapper'> {
  /** Language of the page. The default is Hebrew. */
  language?: Language;
}

/**
 * Renders an element as part of a page in the given language. Provides all its texts, and sets `lang` and `dir` of the
 * document.
 */
export function renderWithProviders(
  ui: ReactElement,
  { language = 'he', ...options }: Options = {},
): RenderResult {
  const locales = readLocales(language);
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
  // A new query cache, so that no responses of another test are left.
  const client = newQueryClient();
  const Providers = ({ children }: { children: ReactNode }) => (
    <TranslationProvider language={language} locales={locales}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </TranslationProvider>
  );
  return render(ui, { wrapper: Providers, ...options });
}
