import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, type AccordionEntry } from '../../components/Accordion/Accordion';
import { FileLink } from '../../components/FileLink/FileLink';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { sortByOwnLanguage } from '../../lib/sortByOwnLanguage';
import { files, table, tableBox } from './product.styles';

export const fragment = graphql`
  fragment ProductAccordion on CmsProduct {
    prodocutProperties {
      ...RichTextFields
    }
    dataTable {
      id
      title
      value
    }
    ingredients {
      ...RichTextFields
    }
    usageInstructions {
      ...RichTextFields
    }
    advantages {
      ...RichTextFields
    }
    safetyGuidelines {
      ...RichTextFields
    }
    technicalDocuments {
      id
      filename: name
      alt
      ...FileLinkFields
    }
  }
`;

const rich = (text: Queries.RichTextFieldsFragment | null): ReactNode =>
  text?.html ? <RichText text={text} /> : null;

function DataTable({ rows }: { rows: Queries.ProductAccordionFragment['dataTable'] }) {
  return (
    <div css={tableBox}>
      <table css={table}>
        <tbody>
          {rows?.map(
            (row, index) =>
              row && (
                <tr key={row.id ?? index}>
                  <th scope="row">{row.title}</th>
                  <td>
                    <bdi>{row.value}</bdi>
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const followed = (button: string) => track('button_pressed', { place: 'product', button });

/** Returns the title that editors gave to a file, or its file name without the extension. */
const fileTitle = ({ alt, filename }: { alt: string | null; filename: string | null }): string =>
  alt || (filename ?? '').replace(/\.\w+$/, '');

function Documents({ documents }: { documents: Queries.ProductAccordionFragment['technicalDocuments'] }) {
  const { code } = useLanguage();
  const shown = sortByOwnLanguage(documents?.filter((document) => document !== null) ?? [], code);
  return (
    <ul css={files}>
      {shown.map((document) => (
        <li key={document.id}>
          <FileLink file={document} onFollow={() => followed('document')}>
            {fileTitle(document)}
          </FileLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * The details of a product as an accordion with one open panel at a time. Panels without content are omitted
 * (forms-investors-catalogue §4).
 */
export function ProductAccordion({ product }: { product: Queries.ProductAccordionFragment }) {
  const { t } = useTranslation('product');
  const { dataTable, technicalDocuments } = product;
  const panels: [id: string, title: string, content: ReactNode][] = [
    ['properties', t('properties'), rich(product.prodocutProperties)],
    ['data', t('dataTable'), dataTable?.some(Boolean) ? <DataTable rows={dataTable} /> : null],
    ['ingredients', t('ingredients'), rich(product.ingredients)],
    ['usage', t('usageInstructions'), rich(product.usageInstructions)],
    ['advantages', t('advantages'), rich(product.advantages)],
    ['safety', t('safetyGuidelines'), rich(product.safetyGuidelines)],
    [
      'documents',
      t('technicalDocuments'),
      technicalDocuments?.some(Boolean) ? <Documents documents={technicalDocuments} /> : null,
    ],
  ];
  const items: AccordionEntry[] = panels
    .filter(([, , content]) => content !== null)
    .map(([id, title, content]) => ({ id, title, content }));
  if (items.length === 0) return null;
  return (
    <Section tone="stone">
      <Accordion
        items={items}
        level={2}
        onOpen={(panel) => track('panel_opened', { place: 'product', panel })}
      />
    </Section>
  );
}
