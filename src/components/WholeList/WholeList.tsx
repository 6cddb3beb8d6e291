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
import { onFirstInteraction } from '../LazyPart/onFirstInteraction';
import { PartFailed } from '../LazyPart/PartFailed';
import { useRecordedClicks } from '../LazyPart/useRecordedClicks';
import { Section } from '../Section/Section';
import { Skeleton } from '../Skeleton/Skeleton';
import { IsListComplete } from './IsListComplete';
import {
  fetchList,
  fetchListAgain,
  hasListFailed,
  isListSettled,
  onListFailed,
  readList,
} from './wholeLists';

interface WholeListProps<Item> {
  /** Items in the page's own data: all of them, or only the first ones. */
  first: readonly Item[];
  /** URLs of the files that together contain all items, in order. Empty if the page's data contains them all. */
  files: readonly string[];
  children: (items: readonly Item[]) => ReactNode;
}

/** The wrapper only receives events. `display: contents` keeps it out of the layout. */
const transparent = css({ display: 'contents' });

/**
 * A list of any length. If the page's data has only the first items, the pre-rendered HTML of the whole list is shown
 * without hydration. All items are loaded when the visitor interacts or if the URL has a query string. Buttons clicked
 * in the meantime are clicked again after hydration.
 */
export function WholeList<Item>({ first, files, children }: WholeListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const isReady = () => isListSettled(files);
  const want = useCallback(() => fetchList(files), [files]);
  const onReady = useRecordedClicks(frame, isReady, want);
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
  // The cast is safe: the build wrote the files from the same list, so their items have the type of `first`.
  const items = files.length > 0 ? (readList(files) as readonly Item[] | null) : first;
  useEffect(() => ready.current(), []);
  return (
    <>
      {items === null && <PartFailed text={t('listFailed')} busy={busy} onRetry={() => void retry()} />}
      <IsListComplete.Provider value={items !== null}>{children(items ?? first)}</IsListComplete.Provider>
    </>
  );
}

/** Placeholder after client-side navigation, where there is no pre-rendered HTML. It starts loading the items. */
function Waiting({ files }: { files: readonly string[] }) {
  useEffect(() => fetchList(files), [files]);
  return (
    <Section>
      <Skeleton blockSize="40rem" />
    </Section>
  );
}
