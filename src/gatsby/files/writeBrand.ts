import path from 'node:path';
import { BRAND_COLORS, type ChosenColors, isHexColor } from '@group/rules/colors/brandColors';
import { DEFAULT_LANGUAGE } from '../../i18n/languages';
import { BRAND_CSS, brandProperties } from '../../lib/brand';
import type { BuiltFiles } from './BuiltFiles';
import { writeChanged } from './replaceFile';

type Query = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

interface BrandData {
  brand: { colors: ChosenColors | null } | null;
}

/**
 * Writes the style sheet with the editors' brand colours, which all pages link.
 * @param folder the built site
 * @param graphql runs a query on the nodes of the build
 * @param built files of the site
 * @throws Error when the query fails
 */
export async function writeBrand(folder: string, graphql: Query, built: BuiltFiles): Promise<void> {
  const { data, errors } = await graphql(
    `{ brand: cmsBrand(locale: { eq: "${DEFAULT_LANGUAGE}" }) { colors { ${Object.keys(BRAND_COLORS).join(' ')} } } }`,
  );
  if (errors || !data) throw new Error(`The brand cannot be read: ${JSON.stringify(errors)}`);
  const colors = Object.entries((data as BrandData).brand?.colors ?? {}).filter(([, color]) =>
    isHexColor(color),
  );
  const properties = Object.entries(brandProperties(Object.fromEntries(colors)));
  const rules = properties.map(([name, color]) => `${name}:${color}`).join(';');
  await writeChanged(path.join(folder, BRAND_CSS), `:root{${rules}}\n`, built);
}
