'use client';

import { useId } from 'react';
import { NO_ANSWERS, type ImportAnswers, type ImportPlan, type ImportQuestion } from './importAnswers';
import { fillPlaceholders, type TableTexts } from './tableTexts';

interface ChoiceProps {
  question: string;
  options: readonly { value: string; text: string }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

function Choice({ question, options, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="table-tools__choice">
      <legend>{question}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** Maximum number of row numbers to list. */
const MAX_ROWS = 10;
const rowList = (rows: readonly number[]): string =>
  rows.length > MAX_ROWS ? `${rows.slice(0, MAX_ROWS).join(', ')}…` : rows.join(', ');

/** Formats a date with unclear order in both possible ways, with the month as a name, so that the editor can choose. */
function dateReadings(example: string, language: string): { day: string; month: string } {
  const [first = 1, second = 1, year = 2000] = example.split(/\D+/).map(Number);
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const written = (month: number, day: number) =>
    format.format(new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day)));
  return { day: written(second, first), month: written(first, second) };
}

interface TableQuestionsProps {
  /** All questions asked so far. They remain visible after they are answered. */
  questions: readonly ImportQuestion[];
  plan: ImportPlan;
  answers: ImportAnswers;
  texts: TableTexts;
  language: string;
  onAnswer: (answers: ImportAnswers) => void;
}

/**
 * Form for the editor's decisions about a file. They are the sheet to import, the order of day and month, the meaning
 * of empty cells, and the columns in which empty cells erase the value.
 */
export function TableQuestions({ questions, plan, answers, texts, language, onAnswer }: TableQuestionsProps) {
  const { sheets, sheet, erasable } = plan;
  return (
    <>
      {sheets.length > 1 && (
        <Choice
          question={texts.sheet}
          options={sheets.map((name) => ({ value: name, text: name }))}
          chosen={sheet ?? undefined}
          onChoose={(name) => onAnswer({ ...NO_ANSWERS, sheet: name })}
        />
      )}
      {questions.map((question) => {
        if (question.about === 'dayOrder') {
          const { day, month } = dateReadings(question.example, language);
          return (
            <Choice
              key="dayOrder"
              question={fillPlaceholders(texts.dayOrder, { example: question.example })}
              options={[
                { value: 'day', text: fillPlaceholders(texts.dayFirst, { day }) },
                { value: 'month', text: fillPlaceholders(texts.monthFirst, { day: month }) },
              ]}
              chosen={answers.dayOrder}
              onChoose={(order) => onAnswer({ ...answers, dayOrder: order === 'month' ? 'month' : 'day' })}
            />
          );
        }
        const { field, title, rows, words, isNew } = question;
        return (
          <Choice
            key={field}
            question={fillPlaceholders(isNew ? texts.emptyNew : texts.empty, { title, rows: rowList(rows) })}
            options={[
              ...(isNew ? [] : [{ value: 'keep', text: texts.keep }]),
              ...words.map((word) => ({ value: word, text: word })),
            ]}
            chosen={answers.empty[field]}
            onChoose={(answer) => onAnswer({ ...answers, empty: { ...answers.empty, [field]: answer } })}
          />
        );
      })}
      {erasable.length > 0 && (
        <fieldset className="table-tools__choice">
          <legend>{texts.erase}</legend>
          {erasable.map(({ field, title }) => (
            <label key={field}>
              <input
                type="checkbox"
                checked={answers.erase.includes(field)}
                onChange={({ target }) =>
                  onAnswer({
                    ...answers,
                    erase: target.checked
                      ? [...answers.erase, field]
                      : answers.erase.filter((other) => other !== field),
                  })
                }
              />
              {title}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
