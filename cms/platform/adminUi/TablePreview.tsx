'use client';

import { CellText } from './CellText';
import type { ImportPlan } from './importAnswers';
import { TableChanges } from './TableChanges';
import { fillPlaceholders, type TableTexts } from './tableTexts';

interface TablePreviewProps {
  plan: ImportPlan;
  texts: TableTexts;
  onDownload: () => void;
}

/** Preview of an import: the header row that was found, rows with errors, changes, and values that are kept. */
export function TablePreview({ plan, texts, onDownload }: TablePreviewProps) {
  const { sheet, hidden, heading, faults, refused, changes, kept, keptCount, unchanged } = plan;
  return (
    <>
      {heading && (
        <p>
          {fillPlaceholders(sheet ? texts.headingOf : texts.heading, {
            row: heading.row,
            sheet: sheet ?? '',
          })}
        </p>
      )}
      {hidden.rows + hidden.columns > 0 && <p>{fillPlaceholders(texts.hidden, { ...hidden })}</p>}
      {heading && heading.unknown.length > 0 && (
        <p className="table-tools__fault">
          {fillPlaceholders(texts.unknown, { names: heading.unknown.join(', ') })}
        </p>
      )}
      {faults.length > 0 && (
        <>
          <p className="table-tools__fault">{fillPlaceholders(texts.faults, { number: refused })}</p>
          <ul>
            {faults.map(({ row, reason }, index) => (
              <li key={index}>
                <strong>
                  {texts.row} <bdi>{row}</bdi>
                </strong>{' '}
                {reason}
              </li>
            ))}
          </ul>
          {refused > new Set(faults.map(({ row }) => row)).size && (
            <p>{fillPlaceholders(texts.more, { number: faults.length })}</p>
          )}
          {heading && (
            <button type="button" className="btn btn--style-secondary btn--size-small" onClick={onDownload}>
              {texts.download}
            </button>
          )}
        </>
      )}
      {changes.length > 0 && (
        <>
          <p>{fillPlaceholders(texts.changes, { number: changes.length })}</p>
          <TableChanges changes={changes} texts={texts} />
        </>
      )}
      {unchanged > 0 && <p>{fillPlaceholders(texts.unchanged, { number: unchanged })}</p>}
      {kept.length > 0 && (
        <>
          <p>{fillPlaceholders(texts.kept, { number: keptCount })}</p>
          <div className="table-tools__scroll">
            <table>
              <thead>
                <tr>
                  {[texts.row, texts.item, texts.field, texts.value].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {kept.map(({ row, key, field, value }) => (
                  <tr key={`${row} ${field}`}>
                    <td>{row}</td>
                    <th scope="row">
                      <CellText text={key} />
                    </th>
                    <td>{field}</td>
                    <td>
                      <CellText text={value} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {keptCount > kept.length && <p>{fillPlaceholders(texts.more, { number: kept.length })}</p>}
        </>
      )}
    </>
  );
}
