import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { clearText, searchField } from '../../components/filters/SearchBox.styles';
import { control } from '../../components/forms/control.styles';
import { Icon } from '../../components/Icon/Icon';
import { Modal } from '../../components/Modal/Modal';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { box, input, note } from './Search.styles';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog focuses the element that has the `autofocus` attribute. React's `autoFocus` prop does not write this
 * attribute, so it is set here.
 */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

/**
 * The dialog of the site search. Results update with each typed character. The arrow keys move between the field and
 * the results, and Enter opens the first result.
 */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { status, hits, elsewhere, sought, retry } = useSearch(text);

  function moveByArrows(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !content.current) return;
    const stops = [...content.current.querySelectorAll<HTMLElement>('input, a[href], section button')];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Modal open={open} onClose={onClose} bottomSheet title={t('search')}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are a supplement to Tab */}
      <div ref={content} css={box} onKeyDown={moveByArrows}>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            // Results may still belong to an earlier text.
            if (sought !== text.trim()) return;
            content.current?.querySelector<HTMLElement>('section a[href]')?.click();
          }}
        >
          <label htmlFor={id}>
            <VisuallyHidden>{t('searchLabel')}</VisuallyHidden>
          </label>
          <div css={searchField}>
            <Icon name="search" />
            <input
              id={id}
              ref={focusFirst}
              type="search"
              value={text}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t('searchHint')}
              css={[control, input]}
              onChange={({ target }) => setText(target.value)}
            />
            {text !== '' && (
              <button
                type="button"
                css={clearText}
                aria-label={t('clearSearch')}
                onClick={() => {
                  setText('');
                  content.current?.querySelector('input')?.focus();
                }}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        </form>
        <p role="status" css={note}>
          {status === 'loading' && t('loading')}
          {status === 'ready' &&
            (hits.length > 0
              ? t('searchCount', { count: hits.length })
              : t(elsewhere ? 'searchElsewhere' : 'searchNothing', { text: sought }))}
        </p>
        {status === 'failed' && (
          <div role="alert">
            <p css={note}>{t('searchFailed')}</p>
            <button type="button" css={buttonStyles.text} onClick={retry}>
              {t('tryAgain')}
            </button>
          </div>
        )}
        <SearchResults key={sought} hits={hits} onLeave={onClose} />
        {elsewhere && <SearchResults key={`${sought} elsewhere`} {...elsewhere} onLeave={onClose} />}
      </div>
    </Modal>
  );
}
