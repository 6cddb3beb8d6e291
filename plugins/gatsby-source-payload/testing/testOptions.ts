import { resolveOptions, type Options, type OptionsInput } from '../src/options';
import { API_KEY } from './FakeCms';

/** Returns the plugin's options for the recorded CMS. Retries do not wait. */
export function testOptions(serverUrl: string, changed: Partial<OptionsInput> = {}): Options {
  return resolveOptions({
    serverUrl,
    apiKey: API_KEY,
    collections: ['pages', 'media', 'companies', 'redirects'],
    globals: ['siteSettings', 'header'],
    locales: ['he', 'en'],
    defaultLocale: 'he',
    retries: 0,
    ...changed,
  });
}
