/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   browsers drop the roles of a table with another CSS layout, as on phones */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { cell, cellName, head, mark, number, row, rowName, sortButton, table } from './SortedTable.styles';
import { isUnknown, rowsInOrder, type Sorting, type SortValue } from './sortRows';

export interface TableColumn<Row> {
  key: string;
  name: string;
  /** Returns the value by which the column is sorted. */
  value: (row: Row) => SortValue;
  /** Returns the content of a cell. The default is the sort value. */
  content?: (row: Row) => ReactNode;
  /** Whether the column contains numbers, which are aligned at the end. */
  numeric?: boolean;
}

interface SortedTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Columns of the table. The first one contains the row headers. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Initial sorting. The default is the order of `rows`. */
  sorting?: Sorting;
  /** Called with the sorting that the visitor chose. */
  onSort?: (sorting: Sorting) => void;
}

/**
 * A table with sortable columns. On smaller screens, each row is a card and the column headers become sort buttons
 * above the cards.
 */
export function SortedTable<Row>(props: SortedTableProps<Row>) {
  const { label, columns, rows, keyOf, sorting: first, onSort } = props;
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const [sorting, setSorting] = useState<Sorting | null>(first ?? null);
  const by = columns.find(({ key }) => key === sorting?.by);
  const sorted = rowsInOrder(rows, columns, sorting, code);
  const sort = (key: string) => {
    const again = sorting?.by === key && sorting.direction === 'ascending';
    const chosen: Sorting = { by: key, direction: again ? 'descending' : 'ascending' };
    setSorting(chosen);
    onSort?.(chosen);
  };
  const [name, ...facts] = columns;
  const shown = (column: TableColumn<Row>, of: Row) =>
    isUnknown(column.value(of)) ? '–' : (column.content?.(of) ?? column.value(of));
  return (
    <>
      <table role="table" aria-label={label} css={table}>
        <thead role="rowgroup">
          <tr role="row" css={head}>
            {columns.map((column) => {
              const direction = sorting?.by === column.key ? sorting.direction : undefined;
              return (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  css={column.numeric && number}
                  {...(direction && { 'aria-sort': direction })}
                >
                  <button type="button" css={sortButton} onClick={() => sort(column.key)}>
                    {column.name}
                    <Icon
                      name={direction === 'descending' ? 'chevronDown' : 'chevronUp'}
                      css={mark(direction !== undefined)}
                    />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sorted.map((of) => (
            <tr key={keyOf(of)} role="row" css={row}>
              <th role="rowheader" scope="row" css={rowName}>
                {shown(name, of)}
              </th>
              {facts.map((column) => (
                <td key={column.key} role="cell" css={[cell, column.numeric && number]}>
                  <span css={cellName} aria-hidden="true">
                    {column.name}
                  </span>
                  <bdi>{shown(column, of)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <VisuallyHidden role="status">
        {by && sorting && sorting !== first && t(`sorted_${sorting.direction}`, { name: by.name })}
      </VisuallyHidden>
    </>
  );
}
