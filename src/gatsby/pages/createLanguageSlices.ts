import path from 'node:path';
import type { Actions } from 'gatsby';
import { LANGUAGE_CODES } from '../../i18n/languages';

const SLICES = { header: 'Header', footer: 'Footer' } as const;

/** Creates the header and footer slices of each language. */
export function createLanguageSlices({ createSlice }: Actions): void {
  for (const [id, component] of Object.entries(SLICES)) {
    for (const language of LANGUAGE_CODES) {
      createSlice({
        id: `${id}-${language}`,
        component: path.resolve(`src/slices/${component}/${component}.tsx`),
        context: { language },
      });
    }
  }
}
