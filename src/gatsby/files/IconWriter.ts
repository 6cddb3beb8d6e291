import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { DEFAULT_LANGUAGE } from '../../i18n/languages';
import type { BuiltFiles } from './BuiltFiles';
import { drawIcons, ICON_FILES } from './drawIcons';
import { writeChanged } from './replaceFile';

type Query = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;
type Files = ReadonlyMap<string, Buffer>;

/** Icon that editors chose in the CMS. Its URL changes when its file changes. */
interface Icon {
  url: string;
  mimeType: string;
}

interface IconData {
  brand: { icon: Icon | null } | null;
}

const STATIC = 'static';
const QUERY = `{ brand: cmsBrand(locale: { eq: "${DEFAULT_LANGUAGE}" }) { icon { url mimeType } } }`;

/** Reads the default icons, for a site whose editors chose none. */
async function defaultIcons(): Promise<Files> {
  const read = async (file: string) => [file, await readFile(path.join(STATIC, file))] as const;
  return new Map(await Promise.all(ICON_FILES.map(read)));
}

async function chosenIcons({ url, mimeType }: Icon): Promise<Files> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return drawIcons(Buffer.from(await response.arrayBuffer()), mimeType);
}

/** Writes the site's icon files. Their paths never change, because pages and web manifests link them. */
export class IconWriter {
  /** Icons from the last build. A warm builder draws them again only when the editors' icon changes. */
  private drawn: { url: string; files: Files } | null = null;

  /**
   * Writes the icon files that changed. If the chosen icon cannot be drawn, keeps the existing files and reports a
   * warning.
   * @param folder the built site
   * @param graphql runs a query on the nodes of the build
   * @param built files of the site
   * @throws Error when the query fails
   */
  async write(folder: string, graphql: Query, built: BuiltFiles, reporter: Pick<Reporter, 'warn'>) {
    const { data, errors } = await graphql(QUERY);
    if (errors || !data) throw new Error(`The brand's icon cannot be read: ${JSON.stringify(errors)}`);
    const icon = (data as IconData).brand?.icon;
    try {
      const files = icon ? await this.draw(icon) : await defaultIcons();
      for (const [file, content] of files) await writeChanged(path.join(folder, file), content, built);
    } catch (error) {
      reporter.warn(`The brand's icon cannot be drawn, and the site keeps its last one: ${String(error)}`);
    }
  }

  private async draw(icon: Icon): Promise<Files> {
    if (this.drawn?.url !== icon.url) this.drawn = { url: icon.url, files: await chosenIcons(icon) };
    return this.drawn.files;
  }
}
