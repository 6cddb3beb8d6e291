'use client';

import { CellText } from './CellText';

/** Changes that one row of an imported file would make. */
export interface PlannedChange {
  row: number;
  key: string;
  isNew: boolean;
  fields: readonly { field: string; from: string; to: string }[];
}

interface TableChangesProps {
  changes: readonly PlannedChange[];
  texts: Readonly<Record<'field' | 'from' | 'isNew' | 'item' | 'row' | 'to', string>>;
}

/** Table of planned changes: each entry with the current and new values of its fields. */
export function TableChanges({ changes, texts }: TableChangesProps) {
  return (
    <div className="table-tools__scroll">
      <table>
        <thead>
          <tr>
            {[texts.row, texts.item, texts.field, texts.from, texts.to].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {changes.map(({ row, key, isNew, fields }) => (
          <tbody key={row}>
            {fields.map(({ field, from, to }, index) => (
              <tr key={field}>
                {index === 0 && (
                  <>
                    <td rowSpan={fields.length}>{row}</td>
                    <th scope="rowgroup" rowSpan={fields.length}>
                      <CellText text={key} /> {isNew && `(${texts.isNew})`}
                    </th>
                  </>
                )}
                <td>{field}</td>
                <td>
                  <CellText text={from} />
                </td>
                <td>
                  <CellText text={to} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
