import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_TEXT } from '../../lib/filters/typedText';
import { Button } from '../Button/Button';
import { control } from '../forms/field.styles';
import { useTypedEarly } from '../forms/useTypedEarly';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { clearText, searchBox, searchFailed, searchField, searchInput } from './SearchBox.styles';

interface SearchBoxProps {
  /** What is searched, such as "Search projects". */
  label: string;
  value: string;
  /**
   * Called with each key.
   * @param passing the visitor goes on typing: Back leads to before the first key
   */
  onChange: (text: string, options: { passing: boolean }) => void;
  /** Called when the visitor is done typing: Enter, or the field is left. */
  onDone?: () => void;
  /** What understands the text could not be fetched. */
  failed?: boolean;
  onRetry?: () => void;
}

/** The search box of a list: results follow while one types, and what was typed stands in the address as one entry of the history. */
export function SearchBox({ label, value, onChange, onDone, failed = false, onRetry }: SearchBoxProps) {
  const { t } = useTranslation('filters');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What was typed since the field was entered is one entry of the history.
  const typing = useRef(false);
  const type = (text: string) => {
    onChange(text, { passing: typing.current });
    typing.current = true;
  };
  useTypedEarly(field, value, type);
  const end = () => {
    if (typing.current && value.trim() !== '') onDone?.();
    typing.current = false;
  };
  return (
    <div role="search" aria-label={label} css={searchBox}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div css={searchField}>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          value={value}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          css={[control, searchInput]}
          onChange={({ target }) => type(target.value)}
          onBlur={end}
          onKeyDown={({ key }) => key === 'Enter' && end()}
        />
        {value !== '' && (
          <button
            type="button"
            css={clearText}
            aria-label={t('clearSearch')}
            onClick={() => {
              type('');
              typing.current = false;
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {failed && (
        <div role="alert" css={searchFailed}>
          <p>{t('searchFailed')}</p>
          <Button variant="text" onClick={onRetry}>
            {t('searchAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
