import path from 'node:path';
import { FIXED_COLORS } from '@group/rules/colors/brandColors';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../i18n/languages';
import { localizedRoute, manifestPath } from '../../i18n/paths';
import type { BuiltFiles } from './BuiltFiles';
import { writeChanged } from './replaceFile';

type Query = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

interface ManifestData {
  cmsSiteSettings: { siteName: string | null; description: string | null } | null;
}

/** Builds the web manifest of a language. Phones read it when a visitor adds the site to the home screen. */
function manifest({ cmsSiteSettings: site }: ManifestData, language: Language): object {
  const home = localizedRoute('/', language);
  return {
    name: site?.siteName ?? '',
    ...(site?.description && { description: site.description }),
    lang: language,
    dir: LANGUAGES[language].direction,
    id: home,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: FIXED_COLORS.surface,
    background_color: FIXED_COLORS.surface,
    icons: [
      { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-180.png', type: 'image/png', sizes: '180x180' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
}

/**
 * Writes the web manifest of each language.
 * @param folder the built site
 * @param graphql runs a query on the nodes of the build
 * @param built files of the site
 * @throws Error when the query fails
 */
export async function writeManifests(folder: string, graphql: Query, built: BuiltFiles): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    const { data, errors } = await graphql(
      `{ cmsSiteSettings(locale: { eq: "${language}" }) { siteName description } }`,
    );
    if (errors || !data)
      throw new Error(`The web manifest (${language}) cannot be read: ${JSON.stringify(errors)}`);
    const text = `${JSON.stringify(manifest(data as ManifestData, language))}\n`;
    await writeChanged(path.join(folder, manifestPath(language)), text, built);
  }
}
