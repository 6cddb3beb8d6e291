'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Removal } from '../removalStore';
import { adminLanguage } from '../../../platform/locales/adminLanguage';
import { targetLanguage } from './targetLanguage';
import { usePages, type FoundPage } from './usePages';

const TEXTS = {
  he: {
    title: 'כתובות שאין בהן עוד דף',
    about: (title: string) => `״${title}״ כבר אינו באתר. לאן להפנות מבקרים שמגיעים לכתובת שלו?`,
    search: 'חיפוש דף',
    page: 'הדף שאליו יופנו',
    lead: 'להפנות לדף הזה',
    leave: 'להשאיר בלי הפניה',
    done: (count: number) => (count === 1 ? 'נשמרה הפניה אחת.' : `נשמרו ${count} הפניות.`),
    left: 'הכתובת נשארה בלי הפניה.',
    failed: 'התשובה לא נשמרה. אפשר לנסות שוב.',
    none: 'לא נמצא דף כזה',
    searching: 'בחיפוש…',
  },
  en: {
    title: 'Addresses without a page',
    about: (title: string) => `“${title}” is no longer on the site. Where should visitors of its address go?`,
    search: 'Search for a page',
    page: 'The page to redirect to',
    lead: 'Redirect to this page',
    leave: 'Leave without a redirect',
    done: (count: number) => (count === 1 ? 'One redirect was saved.' : `${count} redirects were saved.`),
    left: 'The address has no redirect.',
    failed: 'The answer was not saved. Please try again.',
    none: 'No such page',
    searching: 'Searching…',
  },
};

const keyOf = ({ collection, id }: Removal): string => `${collection}/${id}`;
/** Returns a key that distinguishes two removals of the same document. */
const timeOf = (question: Removal): string => `${keyOf(question)} ${question.at}`;

/** Asks editors where the URLs of unpublished, trashed or deleted documents should redirect. */
export function RedirectQuestions({ questions }: { questions: Removal[] }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [answered, setAnswered] = useState<string[]>([]);
  const [note, setNote] = useState('');
  const texts = TEXTS[adminLanguage(i18n)];
  const url = `${config.routes.api}/redirects/gone`;
  const open = questions.filter((question) => !answered.includes(timeOf(question)));

  /** Prevents a second request when the button is pressed twice. */
  const asked = useRef(new Set<string>());

  const answer = async (question: Removal, page: number | null) => {
    const { collection, id } = question;
    if (asked.current.has(timeOf(question))) return;
    asked.current.add(timeOf(question));
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ collection, id, page }),
    }).catch(() => null);
    if (!response?.ok) {
      asked.current.delete(timeOf(question));
      setNote(texts.failed);
      return;
    }
    const { redirected } = (await response.json()) as { redirected: string[] };
    setAnswered((all) => [...all, timeOf(question)]);
    setNote(redirected.length > 0 ? texts.done(redirected.length) : texts.left);
  };

  return (
    <section className="gone" aria-label={texts.title} hidden={open.length === 0 && note === ''}>
      <p role="status">{note}</p>
      {open.map((question) => (
        <Question
          key={keyOf(question)}
          question={question}
          onAnswer={(page) => void answer(question, page)}
        />
      ))}
    </section>
  );
}

interface QuestionProps {
  question: Removal;
  onAnswer: (page: number | null) => void;
}

function Question({ question, onAnswer }: QuestionProps) {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n);
  const texts = TEXTS[language];
  const fieldId = useId();
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<FoundPage | null>(null);
  const { pages: found, isPending } = usePages(
    sought,
    question.parent,
    targetLanguage(question.paths, language),
  );
  // Keep the chosen page in the list even if a later search does not find it.
  const pages = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const page = chosen ?? pages[0];
  const canLead = page !== undefined && !isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canLead) onAnswer(page.id);
  };
  // Pressing Enter in the search field must not submit the form, because it would redirect to whichever page is
  // selected at that moment.
  const keepFromSending = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <form className="gone__question" onSubmit={submit}>
      <p>{texts.about(question.title)}</p>
      <ul>
        {question.paths.map((path) => (
          <li key={path}>
            <bdi dir="ltr">{path}</bdi>
          </li>
        ))}
      </ul>
      <div className="gone__choice">
        <label htmlFor={`${fieldId}-search`}>{texts.search}</label>
        <input
          id={`${fieldId}-search`}
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={keepFromSending}
        />
        <label htmlFor={`${fieldId}-page`}>{texts.page}</label>
        <select
          id={`${fieldId}-page`}
          value={page?.id ?? ''}
          aria-busy={isPending}
          onChange={({ target }) => setChosen(pages.find(({ id }) => String(id) === target.value) ?? null)}
        >
          {pages.length === 0 && <option value="">{isPending ? texts.searching : texts.none}</option>}
          {pages.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </select>
        <Button type="submit" size="small" margin={false} disabled={!canLead}>
          {texts.lead}
        </Button>
        <Button
          type="button"
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() => onAnswer(null)}
        >
          {texts.leave}
        </Button>
      </div>
    </form>
  );
}

const nameOf = ({ title, path }: FoundPage): string => (path ? `${title} (${path})` : title);
