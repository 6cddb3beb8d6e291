'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState, type ChangeEvent } from 'react';

const TEXTS = {
  he: {
    label: 'מחירון',
    export: 'ייצוא ל־CSV',
    import: 'ייבוא מ־CSV',
    row: 'שורה',
    field: 'שדה',
    from: 'היה',
    to: 'יהיה',
    changes: 'שורות שישתנו: {number}',
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
    import: 'Import from CSV',
    row: 'Line',
    field: 'Field',
    from: 'Was',
    to: 'Will be',
    changes: 'Lines that will change: {number}',
    faults: 'Lines that cannot be taken: {number}. Nothing changes until they are mended.',
    nothing: 'There is nothing to change.',
    apply: 'Save the changes',
    cancel: 'Cancel',
    done: 'The changes are saved.',
    failed: 'The file was not taken. Please try again.',
  },
};

interface Plan {
  changes: { row: number; key: string; fields: { field: string; from: string; to: string }[] }[];
  faults: { row: number; reason: string }[];
  unchanged: number;
  applied: boolean;
}

/** Above a list: its table as a file; a file back, with a preview of what it will change before anything is stored. */
export function TableTools({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const inputId = useId();
  const [file, setFile] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const [note, setNote] = useState('');
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;
  const api = `${config.routes.api}/${collectionSlug}`;

  const send = async (text: string, apply: boolean) => {
    setNote('');
    try {
      const response = await fetch(`${api}/table${apply ? '?apply=true' : ''}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'text/csv' },
        body: text,
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
    const text = (await target.files?.[0]?.text()) ?? '';
    target.value = '';
    setFile(text);
    await send(text, false);
  };

  return (
    <section className="table-tools" aria-label={texts.label}>
      <p>
        <a href={`${api}/table.csv`}>{texts.export}</a> <label htmlFor={inputId}>{texts.import}</label>{' '}
        <input id={inputId} type="file" accept=".csv,text/csv" onChange={(event) => void choose(event)} />
      </p>
      <p role="status">{note}</p>
      {plan && plan.faults.length > 0 && (
        <>
          <p>{texts.faults.replace('{number}', String(plan.faults.length))}</p>
          <ul>
            {plan.faults.map(({ row, reason }, index) => (
              <li key={index}>
                {texts.row} <bdi>{row}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {plan && plan.changes.length > 0 && (
        <>
          <p>{texts.changes.replace('{number}', String(plan.changes.length))}</p>
          <table>
            <thead>
              <tr>
                {[texts.row, '', texts.field, texts.from, texts.to].map((title, index) => (
                  <th key={index} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plan.changes.flatMap(({ row, key, fields }) =>
                fields.map(({ field, from, to }) => (
                  <tr key={`${row}-${field}`}>
                    {[String(row), key, field, from, to].map((cell, index) => (
                      <td key={index}>
                        <bdi>{cell}</bdi>
                      </td>
                    ))}
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </>
      )}
      {plan && (
        <p>
          {plan.faults.length === 0 && plan.changes.length > 0 && (
            <button
              type="button"
              className="btn btn--style-primary btn--size-small"
              onClick={() => void send(file, true)}
            >
              {texts.apply}
            </button>
          )}{' '}
          <button
            type="button"
            className="btn btn--style-secondary btn--size-small"
            onClick={() => setPlan(null)}
          >
            {texts.cancel}
          </button>
        </p>
      )}
    </section>
  );
}
