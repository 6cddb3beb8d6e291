import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactElement, ReactNode } from 'react';
import { newQueryClient } from '../components/LiveData/queryClient';
import { LANGUAGES, type Language } from '../i18n/languages';
import { TranslationProvider } from '../i18n/TranslationProvider';
import { readLocales } from './readLocales';

interface Options extends Omit<RenderOptions, 'wrapper'> {
  /** Language of the page; Hebrew unless it says otherwise. */
  language?: Language;
}

/**
 * Renders as on a page of the given language: with its texts, and with `lang` and `dir` on the document.
 * @param ui what to render
 */
export function renderWithProviders(
  ui: ReactElement,
  { language = 'he', ...options }: Options = {},
): RenderResult {
  const locales = readLocales(language);
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
  // Choices of another test that are not in the address yet, or that nobody has read back from it, would count here: they are dropped.
  render(<NuqsTestingAdapter>{null}</NuqsTestingAdapter>).unmount();
  // What another test was answered is not this one's.
  const client = newQueryClient();
  const Providers = ({ children }: { children: ReactNode }) => (
    <TranslationProvider language={language} locales={locales}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </TranslationProvider>
  );
  return render(ui, { wrapper: Providers, ...options });
}
