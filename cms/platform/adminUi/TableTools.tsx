'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState, type ChangeEvent } from 'react';
import { TableChanges, type PlannedChange } from './TableChanges';

const TEXTS = {
  he: {
    label: 'מחירון',
    export: 'ייצוא ל־CSV',
    exportXlsx: 'ייצוא ל־Excel',
    import: 'ייבוא מ־Excel או מ־CSV',
    preview: 'מה ישתנה לפי הקובץ:',
    item: 'רשומה',
    close: 'סגירה',
    isNew: 'רשומה חדשה',
    row: 'שורה',
    field: 'שדה',
    from: 'היה',
    to: 'יהיה',
    changes: 'שורות שישתנו או יתווספו: {number}',
    faults: 'שורות שאי אפשר לקבל: {number}. שום דבר לא ישתנה עד שיתוקנו.',
    nothing: 'אין מה לשנות.',
    apply: 'לשמירת השינויים',
    cancel: 'ביטול',
    done: 'השינויים נשמרו.',
    failed: 'הקובץ לא נקלט. נסו שוב.',
  },
  en: {
    label: 'Price list',
    export: 'Export as CSV',
    exportXlsx: 'Export for Excel',
    import: 'Import from Excel or CSV',
    preview: 'What the file would change:',
    item: 'Entry',
    close: 'Close',
    isNew: 'new',
    row: 'Line',
    field: 'Field',
    from: 'Was',
    to: 'Will be',
    changes: 'Lines that will change or be added: {number}',
    faults: 'Lines that cannot be taken: {number}. Nothing changes until they are fixed.',
    nothing: 'There is nothing to change.',
    apply: 'Save the changes',
    cancel: 'Cancel',
    done: 'The changes are saved.',
    failed: 'The file was not taken. Please try again.',
  },
};

interface Plan {
  changes: readonly PlannedChange[];
  faults: readonly { row: number; reason: string }[];
  unchanged: number;
  applied: boolean;
}

const BUTTON = 'btn btn--style-secondary btn--size-small';

/** Export and import of a list as a table. An import shows a preview before anything is stored. */
export function TableTools({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const inputId = useId();
  const [file, setFile] = useState<Blob | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [fileName, setFileName] = useState('');
  const [note, setNote] = useState('');
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;
  const api = `${config.routes.api}/${collectionSlug}`;

  const send = async (body: Blob, apply: boolean) => {
    setNote('');
    try {
      const response = await fetch(`${api}/table${apply ? '?apply=true' : ''}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': body.type || 'application/octet-stream' },
        body,
      });
      if (!response.ok && response.status !== 422) throw new Error(response.statusText);
      const answer = (await response.json()) as Plan;
      setPlan(answer.applied ? null : answer);
      if (answer.applied) {
        setNote(texts.done);
        router.refresh();
      } else if (answer.changes.length + answer.faults.length === 0) setNote(texts.nothing);
    } catch {
      setNote(texts.failed);
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    // Copy the file as previewed, because it may change on disk.
    const kept = new Blob([await chosen.arrayBuffer()], { type: chosen.type });
    target.value = '';
    setFile(kept);
    setFileName(chosen.name);
    await send(kept, false);
  };

  const isRefused = plan !== null && plan.faults.length > 0;
  return (
    <section className="table-tools" aria-label={texts.label}>
      <div className="table-tools__bar">
        <a className={BUTTON} href={`${api}/table.xlsx`}>
          {texts.exportXlsx}
        </a>
        <a className={BUTTON} href={`${api}/table.csv`}>
          {texts.export}
        </a>
        <label className={`${BUTTON} table-tools__file`} htmlFor={inputId}>
          {texts.import}
          <input
            id={inputId}
            type="file"
            accept=".xlsx,.csv,text/csv"
            onChange={(event) => void choose(event)}
          />
        </label>
      </div>
      <p role="status">{note}</p>
      {plan && (
        <div className="table-tools__plan">
          <h3>
            {texts.preview} <bdi>{fileName}</bdi>
          </h3>
          {isRefused && (
            <>
              <p className="table-tools__fault">
                {texts.faults.replace('{number}', String(plan.faults.length))}
              </p>
              <ul>
                {plan.faults.map(({ row, reason }, index) => (
                  <li key={index}>
                    <strong>
                      {texts.row} <bdi>{row}</bdi>
                    </strong>{' '}
                    {reason}
                  </li>
                ))}
              </ul>
            </>
          )}
          {plan.changes.length > 0 && (
            <>
              <p>{texts.changes.replace('{number}', String(plan.changes.length))}</p>
              <TableChanges changes={plan.changes} texts={texts} />
            </>
          )}
          <div className="table-tools__bar">
            {file && !isRefused && plan.changes.length > 0 && (
              <button
                type="button"
                className="btn btn--style-primary btn--size-small"
                onClick={() => void send(file, true)}
              >
                {texts.apply}
              </button>
            )}
            <button type="button" className={BUTTON} onClick={() => setPlan(null)}>
              {isRefused ? texts.close : texts.cancel}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
