import { RenderDefaultCell } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { documentTitle } from '../labels/documentTitle';
import { LOCALES, type Locale } from '../locales/locales';
import { labelText } from '../labels/labelText';
import { adminLanguage } from '../locales/adminLanguage';

type Props = DefaultServerCellComponentProps & {
  field: { name: string; label?: unknown };
  viewType?: string;
};

const LANGUAGES: Record<Locale, Record<Locale, string>> = {
  he: { he: 'עברית', en: 'אנגלית' },
  en: { he: 'Hebrew', en: 'English' },
};

async function findNameInOtherLanguage({
  payload,
  collectionSlug,
  rowData,
  field,
}: Props): Promise<[string, Locale] | null> {
  const { docs } = await payload.find({
    collection: collectionSlug as CollectionSlug,
    where: { id: { equals: (rowData as { id: number }).id } },
    select: { [field.name]: true } as never,
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    draft: true,
    trash: true,
  });
  const [doc] = docs as unknown as Record<string, unknown>[];
  const names = (doc?.[field.name] ?? {}) as Partial<Record<Locale, string>>;
  const locale = LOCALES.find((one) => names[one]?.trim());
  return doc && locale ? [documentTitle(doc, field.name), locale] : null;
}

/**
 * List cell with the name of a document. If the name is missing in the admin's language, shows the other language and
 * marks it.
 */
export async function NameCell(props: Props) {
  const { cellData, collectionSlug, columnIndex, field, i18n, link, linkURL, rowData, viewType } = props;
  const language = adminLanguage(i18n);
  const name: unknown = cellData;
  const other = typeof name === 'string' && name.trim() ? null : await findNameInOtherLanguage(props);
  const clientProps = {
    cellData: other ? `${other[0]} (${LANGUAGES[language][other[1]]})` : cellData,
    collectionSlug,
    field: { name: field.name, type: 'text', label: labelText(field.label, field.name, language) },
    link,
    linkURL,
    rowData,
    viewType,
  };
  return (
    <RenderDefaultCell
      clientProps={clientProps as never}
      columnIndex={columnIndex ?? 0}
      enableRowSelections={false}
      isLinkedColumn={Boolean(link)}
    />
  );
}
