import { useRef, useState } from 'react';

interface Started {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

export interface UploadState {
  /** Sent fraction from 0 to 1, or null if no upload is running. */
  part: number | null;
  /** Cancels the upload. Null once everything has been sent, because the server may already have stored it. */
  cancel: (() => void) | null;
  /** Whether the last upload was cancelled. */
  isCancelled: () => boolean;
  start: () => Started;
  end: () => void;
}

/** Tracks the progress of an upload and allows cancelling it. */
export function useUpload(): UploadState {
  const [part, setPart] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  return {
    part,
    cancel: part !== null && part < 1 ? () => controller.current?.abort() : null,
    isCancelled: () => controller.current?.signal.aborted ?? false,
    start: () => {
      const started = new AbortController();
      controller.current = started;
      setPart(0);
      return { signal: started.signal, onProgress: setPart };
    },
    end: () => setPart(null),
  };
}
