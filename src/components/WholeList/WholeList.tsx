import { css } from '@emotion/react';
import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { onFirstInteraction } from '../LatePart/onFirstInteraction';
import { PartFailed } from '../LatePart/PartFailed';
import { useKeptPresses } from '../LatePart/useKeptPresses';
import { Section } from '../Section/Section';
import { Skeleton } from '../Skeleton/Skeleton';
import { IsWhole } from './IsWhole';
import {
  fetchList,
  fetchListAgain,
  hasListFailed,
  isListSettled,
  onListFailed,
  readList,
} from './wholeLists';

interface WholeListProps<Item> {
  /** Entries that came with the page: all, or the first. */
  first: readonly Item[];
  /** Addresses of the files with all entries, in order; empty if the page has them all. */
  files: readonly string[];
  children: (items: readonly Item[]) => ReactNode;
}

/** The wrapper only listens for events and has no box. */
const transparent = css({ display: 'contents' });

/**
 * A list of any length.
 * If its entries did not come with the page, its built HTML stays unhydrated until the visitor interacts or
 * the address has parameters; then all entries are fetched. A button pressed in the meantime is pressed
 * again.
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
      {/* The built HTML has the whole list, so the first entries alone cannot hydrate it and replace it. */}
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
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await fetchListAgain(files);
    setBusy(false);
  };
  // The build wrote these files from the same list, so they have the type of `first`.
  const items = files.length > 0 ? (readList(files) as readonly Item[] | null) : first;
  useEffect(() => ready.current(), []);
  return (
    <>
      {items === null && <PartFailed text={t('listFailed')} busy={busy} onRetry={() => void retry()} />}
      <IsWhole.Provider value={items !== null}>{children(items ?? first)}</IsWhole.Provider>
    </>
  );
}

/** Rendered after client-side navigation, where there is no built HTML. */
function Waiting({ files }: { files: readonly string[] }) {
  useEffect(() => fetchList(files), [files]);
  return (
    <Section>
      <Skeleton blockSize="40rem" />
    </Section>
  );
}
