import { useEffect, useRef, useState } from 'react';
import type { DeliveryDocument } from './DeliveryDocument';
import { downloadFiles, type DownloadResult, type FileProgress } from './download/downloadFiles';

export interface Download {
  /** State of the download. A download with at least one saved file is a `success` (forms-investors-catalogue §4). */
  state: 'idle' | 'running' | 'success' | 'failed';
  files: readonly DeliveryDocument[];
  /** Progress of each file, by document id. */
  progress: Readonly<Record<string, FileProgress>>;
  /** Total progress from 0 to 1. */
  share: number;
  failed: readonly DeliveryDocument[];
  saved: readonly string[];
}

const IDLE: Download = { state: 'idle', files: [], progress: {}, share: 0, failed: [], saved: [] };
/** Part of the total progress that downloading the files accounts for. The rest is packing. */
const FETCHING = 0.9;

const shareOf = ({ files, progress }: Download): number => {
  const done = files.reduce((sum, { id }) => {
    const share = progress[id] ?? 0;
    return sum + (share === 'failed' ? 1 : share);
  }, 0);
  return (done / Math.max(files.length, 1)) * FETCHING;
};

/**
 * Manages the download of documents and its progress.
 * @param prepare called before a download; returns the documents with links that have not expired, or throws
 */
export function useDownload(
  prepare: (files: readonly DeliveryDocument[]) => Promise<readonly DeliveryDocument[]>,
) {
  const [download, setDownload] = useState<Download>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (files: readonly DeliveryDocument[]) => {
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    const { signal } = own;
    const update = (change: (now: Download) => Download) => {
      if (!signal.aborted) setDownload(change);
    };
    setDownload({ ...IDLE, state: 'running', files });
    let result: DownloadResult;
    try {
      result = await downloadFiles(await prepare(files), {
        signal,
        onFile: (id, share) =>
          update((now) => {
            const next = { ...now, progress: { ...now.progress, [id]: share } };
            return { ...next, share: shareOf(next) };
          }),
        onPacking: (share) => update((now) => ({ ...now, share: FETCHING + (1 - FETCHING) * share })),
      });
    } catch (error) {
      if (signal.aborted) return;
      // eslint-disable-next-line no-console -- lets staff find the cause
      console.error('The documents could not be downloaded', error);
      result = { failed: [...files], saved: [] };
    }
    const state = result.saved.length > 0 ? 'success' : 'failed';
    update((now) => ({ ...now, ...result, state, share: 1 }));
  };

  /** Cancels the running download, or clears its result. */
  const close = () => {
    running.current?.abort();
    setDownload(IDLE);
  };

  return { download, start, close };
}
