import { mailLink, telLink } from './contactTexts';
import type { LetterValue } from './LetterRow';
import { formatFileSize } from '../../platform/labels/formatValues';
import type { Label } from '../../platform/labels/labels';
import type { Locale } from '../../platform/locales/locales';

const ACTIVE_CONTENT: Label = {
  he: 'יש בו תוכן פעיל: לפתוח רק אחרי סריקת וירוסים',
  en: 'Contains active content: open it only after a virus scan',
};

interface LetterTextProps {
  value: LetterValue;
  language: Locale;
  /** Reference number of the entry, used in the subject of a reply by mail. */
  reference: string;
  visitorLanguage: unknown;
}

/**
 * Shows one value of a letter. URLs, numbers and names get isolated text direction, so that they do not disturb the
 * surrounding Hebrew or English.
 */
export function LetterText({ value, language, reference, visitorLanguage }: LetterTextProps) {
  const { kind, text } = value;
  switch (kind) {
    case 'prose':
      return (
        <p className="inbox-letter__prose" dir="auto">
          {text}
        </p>
      );
    case 'email':
    case 'phone': {
      const href = kind === 'email' ? mailLink(text, reference, visitorLanguage) : telLink(text);
      const isolated = <bdi dir="ltr">{text}</bdi>;
      return href ? <a href={href}>{isolated}</a> : isolated;
    }
    case 'code':
      return <bdi dir="ltr">{text}</bdi>;
    case 'link':
      return (
        <a href={value.href} target="_blank" rel="noreferrer">
          <bdi>{text}</bdi>
        </a>
      );
    case 'file':
      return (
        <span className="inbox-letter__file">
          <a href={value.href} download>
            <bdi>{text}</bdi>
          </a>
          <bdi dir="ltr">{value.type}</bdi>
          <bdi dir="ltr">{formatFileSize(value.bytes, language)}</bdi>
          {value.isActive && <strong>{ACTIVE_CONTENT[language]}</strong>}
        </span>
      );
    case 'words':
      return <bdi>{text}</bdi>;
  }
}
