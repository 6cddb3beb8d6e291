import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../i18n/languages';
import { buttonStyles } from '../../components/Button/Button.styles';
import { groupHits } from './groupHits';
import type { SearchHit } from './SearchHit';
import { group, groupName, hit as hitStyle, list } from './Search.styles';

/** Of each kind, until a visitor asks for the rest. */
const SHOWN = 5;

interface SearchResultsProps {
  hits: readonly SearchHit[];
  /** Their language, where it is not the page's: they are read and followed as such. */
  language?: Language;
  /** A result was followed. */
  onLeave: () => void;
}

/** Results by kind: five of each, the rest by a button. */
export function SearchResults({ hits, language, onLeave }: SearchResultsProps) {
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      {groupHits(hits).map(({ kind, hits: all }) => (
        <section key={kind} aria-labelledby={`hits-${kind}`} css={group}>
          <h3 id={`hits-${kind}`} css={groupName}>
            {t('searchKind', { context: kind })} <bdi>({all.length})</bdi>
          </h3>
          <ul css={list} lang={language} dir={language && LANGUAGES[language].direction}>
            {(opened.has(kind) ? all : all.slice(0, SHOWN)).map(({ path, title, description }) => (
              <li key={path}>
                <Link to={path} hrefLang={language} css={hitStyle} onClick={onLeave}>
                  <strong>{title}</strong>
                  {description && <span>{description}</span>}
                </Link>
              </li>
            ))}
          </ul>
          {all.length > SHOWN && !opened.has(kind) && (
            <div>
              <button
                type="button"
                css={buttonStyles.text}
                onClick={() => setOpened(new Set([...opened, kind]))}
              >
                {t('searchMore', { count: all.length - SHOWN, kind: t('searchKind', { context: kind }) })}
              </button>
            </div>
          )}
        </section>
      ))}
    </>
  );
}
