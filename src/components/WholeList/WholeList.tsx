import { css } from '@emotion/react';
import { Suspense, useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { onFirstInteraction } from '../LatePart/onFirstInteraction';
import { useKeptPresses } from '../LatePart/useKeptPresses';
import { Section } from '../Section/Section';
import { Skeleton } from '../Skeleton/Skeleton';
import { IsWhole } from './IsWhole';
import { fetchList, hasListFailed, isListSettled, onListFailed, readList } from './wholeLists';

interface WholeListProps<Item> {
  /** The entries that came with the page: all of them, or the first. */
  first: readonly Item[];
  /** Addresses of the files with all entries, in their order; none where these came with the page. */
  files: readonly string[];
  children: (items: readonly Item[]) => ReactNode;
}

/** The frame is for listening alone: its children stand in the page as if it were not there. */
const transparent = css({ display: 'contents' });

/**
 * A list of any length. Where it did not come with the page, its HTML stands as it was built, and is not
 * hydrated, until a visitor does something on the page or the address names a choice; then all entries are
 * fetched. A button that is pressed meanwhile is pressed again once it works.
 */
export function WholeList<Item>({ first, files, children }: WholeListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const isReady = () => isListSettled(files);
  const want = useCallback(() => fetchList(files), [files]);
  const onReady = useKeptPresses(frame, isReady, want);
  const hasFailed = useSyncExternalStore(
    useCallback((listener) => onListFailed(files, listener), [files]),
    () => hasListFailed(files),
    () => false,
  );
  useEffect(() => {
    if (isListSettled(files)) return undefined;
    if (window.location.search !== '') want();
    return onFirstInteraction(want);
  }, [files, want]);
  return (
    <div ref={frame} css={transparent}>
      {/* The HTML was built of the whole list: the first entries alone cannot take it over, and are rendered anew. */}
      <Suspense key={hasFailed ? 'first' : 'whole'} fallback={<Waiting files={files} />}>
        <Entries first={first} files={files} onReady={onReady}>
          {children}
        </Entries>
      </Suspense>
    </div>
  );
}

interface EntriesProps<Item> extends WholeListProps<Item> {
  onReady: () => void;
}

function Entries<Item>({ first, files, onReady, children }: EntriesProps<Item>) {
  const { t } = useTranslation('filters');
  const ready = useRef(onReady);
  // The files are what the build resolved of the very list whose first entries are in the page's data.
  const items = files.length > 0 ? (readList(files) as readonly Item[] | null) : first;
  useEffect(() => ready.current(), []);
  return (
    <>
      {items === null && (
        <Section>
          <p role="alert">{t('listFailed')}</p>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('searchAgain')}
          </Button>
        </Section>
      )}
      <IsWhole.Provider value={items !== null}>{children(items ?? first)}</IsWhole.Provider>
    </>
  );
}

/** Stands where the page was not built: a visitor came by a link. */
function Waiting({ files }: { files: readonly string[] }) {
  useEffect(() => fetchList(files), [files]);
  return (
    <Section>
      <Skeleton blockSize="40rem" />
    </Section>
  );
}
