import { downloadPath } from '../downloadPath';

interface FetchOptions {
  signal: AbortSignal;
  /** Called with the received fraction, from 0 to 1. It is not called if the size is unknown. */
  onProgress: (share: number) => void;
}

/**
 * Downloads a file from the CMS through `GET /api/download` (forms-investors-catalogue §7).
 * @throws Error on an error status or an incomplete file
 */
export async function fetchFile(url: string, { signal, onProgress }: FetchOptions): Promise<Blob> {
  const response = await fetch(downloadPath(url), { signal });
  if (!response.ok) throw new Error(`The download answered ${response.status}`);
  const total = Number(response.headers.get('Content-Length')) || null;
  if (!response.body) return response.blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    received += read.value.length;
    if (total) onProgress(Math.min(received / total, 1));
  }
  if (total && !response.headers.has('Content-Encoding') && received < total)
    throw new Error(`The download ended after ${received} of ${total} bytes`);
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' });
}
