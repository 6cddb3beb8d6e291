import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { newQueryClient } from '../components/LiveData/queryClient';
import { LANGUAGES, type Language } from '../i18n/languages';
import { TranslationProvider } from '../i18n/TranslationProvider';
import { readLocales } from './readLocales';

interface Options extends Omit<RenderOptions, 'wrapper'> {
  /** Language of the page; Hebrew by default. */
  language?: Language;
}

/** Renders as on a page of a language, with its texts and the document's `lang` and `dir`. */
export function renderWithProviders(
  ui: ReactElement,
  { language = 'he', ...options }: Options = {},
): RenderResult {
  const locales = readLocales(language);
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
  // A fresh cache, without answers of another test.
  const client = newQueryClient();
  const Providers = ({ children }: { children: ReactNode }) => (
    <TranslationProvider language={language} locales={locales}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </TranslationProvider>
  );
  return render(ui, { wrapper: Providers, ...options });
}
