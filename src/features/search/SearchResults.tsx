import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../i18n/languages';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/Icon/icons';
import { groupHits, type HitKind } from './groupHits';
import type { SearchHit } from './SearchHit';
import { group, groupName, hit as hitStyle, hitText, list, thumbnail } from './Search.styles';

/** Number of results of each kind that are shown before "more" is pressed. */
const SHOWN = 5;

/** Icons of results that have no picture. */
const ICONS: Readonly<Record<HitKind, IconName>> = {
  project: 'building',
  product: 'building',
  job: 'person',
  article: 'file',
  page: 'file',
};

/** A press on "more" removes the button. Its `ref` callback focuses the first result that has been added. */
const focusLink = (item: HTMLLIElement | null) => item?.querySelector('a')?.focus();

interface SearchResultsProps {
  hits: readonly SearchHit[];
  /** Language of the results, if it is not the page's language. */
  language?: Language;
  /** Called when the visitor follows a result. */
  onLeave: () => void;
}

/** The search results by kind. Each kind shows five results and a button for the rest. */
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
            {(opened.has(kind) ? all : all.slice(0, SHOWN)).map(
              ({ path, title, description, image }, index) => (
                <li key={path} ref={index === SHOWN ? focusLink : undefined}>
                  <Link to={path} hrefLang={language} css={hitStyle} onClick={onLeave}>
                    <span css={thumbnail}>
                      {image ? <img src={image} alt="" loading="lazy" /> : <Icon name={ICONS[kind]} />}
                    </span>
                    <span css={hitText}>
                      <strong>{title}</strong>
                      {description && <span>{description}</span>}
                    </span>
                  </Link>
                </li>
              ),
            )}
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
