'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import {
  answersQuery,
  NO_ANSWERS,
  type ImportAnswers,
  type ImportPlan,
  type ImportQuestion,
} from './importAnswers';
import { TablePreview } from './TablePreview';
import { TableQuestions } from './TableQuestions';
import { TABLE_TEXTS } from './tableTexts';

const BUTTON = 'btn btn--style-secondary btn--size-small';
const CONFLICT = 409;
const TOO_LARGE = 413;
const INVALID = 422;

const idOf = (question: ImportQuestion): string =>
  question.about === 'empty' ? question.field : question.about;

/**
 * Combines the questions of earlier previews with those of the new one. Each preview returns only questions that are
 * still open, but answered ones must remain visible.
 */
const joined = (
  before: readonly ImportQuestion[],
  now: readonly ImportQuestion[],
): readonly ImportQuestion[] => [
  ...before.map((question) => now.find((other) => idOf(other) === idOf(question)) ?? question),
  ...now.filter((question) => !before.some((other) => idOf(other) === idOf(question))),
];

/**
 * Exports a list as a table and imports it again. An import first shows a preview and stores nothing until it is
 * confirmed.
 */
export function TableTools({ collectionSlug }: { collectionSlug: string }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const inputId = useId();
  const [file, setFile] = useState<Blob | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [questions, setQuestions] = useState<readonly ImportQuestion[]>([]);
  const [answers, setAnswers] = useState<ImportAnswers>(NO_ANSWERS);
  const [fileName, setFileName] = useState('');
  const [note, setNote] = useState('');
  /** Number of the latest request. Responses to older requests are ignored, because they can arrive later. */
  const lastRequest = useRef(0);
  const texts = i18n.language === 'he' ? TABLE_TEXTS.he : TABLE_TEXTS.en;
  const api = `${config.routes.api}/${collectionSlug}`;

  const request = (path: string, body: Blob): Promise<Response> =>
    fetch(`${api}/table${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': body.type || 'application/octet-stream' },
      body,
    });
  const send = async (body: Blob, given: ImportAnswers, confirmed = '') => {
    lastRequest.current += 1;
    const number = lastRequest.current;
    setNote('');
    setAnswers(given);
    try {
      const response = await request(`?${answersQuery(given, confirmed)}`, body);
      if (number !== lastRequest.current) return;
      if (response.status === TOO_LARGE) {
        setNote(texts.tooLarge);
        return;
      }
      if (!response.ok && ![CONFLICT, INVALID].includes(response.status))
        throw new Error(response.statusText);
      const answer = (await response.json()) as ImportPlan;
      setPlan(answer.applied ? null : answer);
      // Another sheet has different rows, so questions about the previous sheet no longer apply.
      setQuestions((before) =>
        given.sheet === answers.sheet ? joined(before, answer.questions) : answer.questions,
      );
      if (answer.applied) {
        setNote(texts.done);
        router.refresh();
      } else if (response.status === CONFLICT) setNote(texts.changed);
      else if (answer.sheet !== null && answer.changes.length + answer.faults.length === 0)
        setNote(texts.nothing);
    } catch {
      if (number === lastRequest.current) setNote(texts.failed);
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    // Copies the file into memory, so that exactly the previewed content is imported even if the file changes on disk.
    const kept = new Blob([await chosen.arrayBuffer()], { type: chosen.type });
    target.value = '';
    setFile(kept);
    setFileName(chosen.name);
    setPlan(null);
    setQuestions([]);
    await send(kept, NO_ANSWERS);
  };
  const downloadRefused = async (body: Blob) => {
    setNote('');
    try {
      const response = await request(`/refused.xlsx?${answersQuery(answers)}`, body);
      if (!response.ok) throw new Error(response.statusText);
      const url = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = url;
      link.download = `${collectionSlug}-refused.xlsx`;
      link.click();
      URL.revokeObjectURL(url);
    } catch {
      setNote(texts.failed);
    }
  };

  const hasFaults = plan !== null && plan.faults.length > 0;
  const isOpen = plan !== null && (plan.sheet === null || plan.questions.length > 0);
  const hasChanges = plan !== null && plan.changes.length > 0;
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
      {plan && file && (
        <div className="table-tools__plan">
          <h3>
            {texts.preview} <bdi>{fileName}</bdi>
          </h3>
          <TableQuestions
            questions={questions}
            plan={plan}
            answers={answers}
            texts={texts}
            language={i18n.language}
            onAnswer={(given) => void send(file, given)}
          />
          <TablePreview plan={plan} texts={texts} onDownload={() => void downloadRefused(file)} />
          {hasFaults && hasChanges && (
            <label className="table-tools__skip">
              <input
                type="checkbox"
                checked={answers.skip}
                onChange={({ target }) => setAnswers({ ...answers, skip: target.checked })}
              />
              {texts.skip}
            </label>
          )}
          {isOpen && plan.sheet !== null && <p className="table-tools__fault">{texts.answer}</p>}
          <div className="table-tools__bar">
            {hasChanges && !isOpen && (!hasFaults || answers.skip) && (
              <button
                type="button"
                className="btn btn--style-primary btn--size-small"
                onClick={() => void send(file, answers, plan.preview)}
              >
                {texts.apply}
              </button>
            )}
            <button type="button" className={BUTTON} onClick={() => setPlan(null)}>
              {hasChanges ? texts.cancel : texts.close}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
