import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TEXT_LENGTH } from '../../lib/filters/typedText';
import { Button } from '../Button/Button';
import { control } from '../forms/control.styles';
import { useEarlyInput } from '../forms/useEarlyInput';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { clearText, searchBox, searchFailed, searchField, searchInput } from './SearchBox.styles';

interface SearchBoxProps {
  /** Accessible name and placeholder, such as "Search projects". */
  label: string;
  value: string;
  /**
   * Called on every change of the text.
   * @param passing true from the second change on while the visitor keeps typing. These changes add no history entry,
   *   so that Back undoes the whole text at once.
   */
  onChange: (text: string, options: { passing: boolean }) => void;
  /** Called with Enter or when the field loses focus, if a text was typed. */
  onDone?: () => void;
  /** Whether the search code failed to load. */
  failed?: boolean;
  onRetry?: () => void;
}

/** The search box of a list. Results update with every key press, but the whole text is one history entry. */
export function SearchBox({ label, value, onChange, onDone, failed = false, onRetry }: SearchBoxProps) {
  const { t } = useTranslation('filters');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Whether the visitor has typed since the field received focus. All changes in that time share one history entry.
  const typing = useRef(false);
  const type = (text: string) => {
    onChange(text, { passing: typing.current });
    typing.current = true;
  };
  useEarlyInput(field, value, type);
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
          maxLength={MAX_TEXT_LENGTH}
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
            aria-label={t('common:clearSearch')}
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
