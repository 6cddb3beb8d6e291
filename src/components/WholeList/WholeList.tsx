import { css } from '@emotion/react';
import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { onFirstInteraction } from '../LatePart/onFirstInteraction';
import { useKeptPresses } from '../LatePart/useKeptPresses';
import { Section } from '../Section/Section';
import { Skeleton } from '../Skeleton/Skeleton';
import { IsWhole } from './IsWhole';
import { fetchList, isListSettled, readList } from './wholeLists';

/** What the build adds to the context of a page whose list is too long to come with it. */
export interface ListingContext {
  /** Address of the file with all entries. */
  listing?: string;
}

interface WholeListProps<Item> {
  /** The entries that came with the page: all of them, or the first. */
  first: readonly Item[];
  /** Where all entries are, if they did not come with the page. */
  file: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
}

/** The frame is for listening alone: its children stand in the page as if it were not there. */
const transparent = css({ display: 'contents' });

/**
 * A list of any length. Where it did not come with the page, its HTML stands as it was built, and is not
 * hydrated, until a visitor does something on the page or the address names a choice; then all entries are
 * fetched. A button that is pressed meanwhile is pressed again once it works.
 */
export function WholeList<Item>({ first, file, children }: WholeListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const isReady = () => !file || isListSettled(file);
  const want = useCallback(() => {
    if (file) fetchList(file);
  }, [file]);
  const onReady = useKeptPresses(frame, isReady, want);
  useEffect(() => {
    if (!file || isListSettled(file)) return undefined;
    if (window.location.search !== '') want();
    return onFirstInteraction(want);
  }, [file, want]);
  return (
    <div ref={frame} css={transparent}>
      <Suspense fallback={<Waiting file={file} />}>
        <Entries first={first} file={file} onReady={onReady}>
          {children}
        </Entries>
      </Suspense>
    </div>
  );
}

interface EntriesProps<Item> extends WholeListProps<Item> {
  onReady: () => void;
}

function Entries<Item>({ first, file, onReady, children }: EntriesProps<Item>) {
  const { t } = useTranslation('filters');
  const ready = useRef(onReady);
  // The file is what the build wrote of the very list that it took out of the page's data.
  const items = file ? (readList(file) as readonly Item[] | null) : first;
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
function Waiting({ file }: { file: string | undefined }) {
  useEffect(() => {
    if (file) fetchList(file);
  }, [file]);
  return (
    <Section>
      <Skeleton blockSize="40rem" />
    </Section>
  );
}
