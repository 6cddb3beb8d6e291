'use client';

import {
  TextField,
  useConfig,
  useDocumentInfo,
  useField,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState, type ComponentType } from 'react';
import { cleanSlug, slugFault } from './slugRules';
import { suggestSlug } from './suggestSlug';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const WAIT_MS = 300;

const TEXTS = {
  he: {
    suggest: 'הצעה לפי שם הדף:',
    free: 'הכתובת פנויה:',
    taken: 'הכתובת תפוסה, דף אחר משתמש בה:',
    reserved: 'בכתובת הזאת יש קובץ של האתר. יש לבחור כתובת אחרת:',
    long: 'הכתובת המלאה ארוכה מדי. יש לקצר אותה:',
    noParent: 'לדף האב אין כתובת בשפה הזאת, ולכן גם לדף הזה לא תהיה.',
  },
  en: {
    suggest: 'From the page’s name:',
    free: 'The address is available:',
    taken: 'The address is taken by another page:',
    reserved: 'The address is used by a site file. Choose another address:',
    long: 'The full address is too long. Shorten it:',
    noParent: 'The parent page has no address in this language, so this page will have none either.',
  },
};

interface Answer {
  asked: string;
  path: string | null;
  state: 'free' | 'taken' | 'reserved' | 'long';
}

const idOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/**
 * Slug input of a page. It suggests a slug, shows the resulting URL path, and says whether slug and URL can be used.
 */
export const SlugField: ComponentType<TextFieldClientProps & { titleField?: string }> = ({
  titleField = 'title',
  ...props
}) => {
  const { path } = props;
  const { value, setValue } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n);
  const texts = TEXTS[language];
  const title = useFormFields(([fields]) => fields[titleField]?.value);
  const template = useFormFields(([fields]) => idOf(fields.template?.value));
  const slug = cleanSlug(value ?? '');
  const fault = slug ? slugFault(slug) : null;
  const answer = useAddress(fault ? '' : slug, template);
  const suggestion = suggestSlug(typeof title === 'string' ? title : '');
  if (template === 'home') return null;
  const isRefused = Boolean(fault) || (answer?.path && answer.state !== 'free');
  return (
    <div className="slug-field">
      <TextField {...props} />
      <p className="slug-field__note" data-fault={isRefused || undefined} aria-live="polite">
        {fault?.[language]}
        {!fault && answer?.path && (
          <>
            {texts[answer.state]} <bdi dir="ltr">{answer.path}</bdi>
          </>
        )}
        {!fault && answer?.path === null && texts.noParent}
      </p>
      {suggestion && suggestion !== value && (
        <p className="slug-field__note">
          {texts.suggest}{' '}
          <button type="button" className="slug-field__suggestion" onClick={() => setValue(suggestion)}>
            <bdi>{suggestion}</bdi>
          </button>
        </p>
      )}
    </div>
  );
};

/** Returns the CMS's check of the typed slug, or null until the CMS responds. */
function useAddress(slug: string, template: string): Answer | null {
  const { config } = useConfig();
  const { id, collectionSlug = 'pages' } = useDocumentInfo();
  const { code: locale } = useLocale();
  const parent = useFormFields(([fields]) => idOf(fields.parentPage?.value));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = slug && new URLSearchParams({ slug, locale, parent, template, id: idOf(id) }).toString();

  useEffect(() => {
    if (!asked) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`${config.routes.api}/${collectionSlug}/address?${asked}`, {
        credentials: 'include',
        signal: controller.signal,
      })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
        .then((found: Omit<Answer, 'asked'>) => setAnswer({ ...found, asked }))
        // If the check fails, the field works without it, because saving validates the slug again.
        .catch(() => setAnswer(null));
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, collectionSlug, config.routes.api]);

  return answer?.asked === asked ? answer : null;
}
