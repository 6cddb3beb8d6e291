/** Timeouts in milliseconds: without progress while sending, and from the last byte to the answer. */
export interface UploadLimits {
  silence: number;
  answer: number;
}

/**
 * A phone passes bytes to its network long before they arrive, so `answer` includes the remaining transfer.
 */
export const UPLOAD_LIMITS: UploadLimits = { silence: 120_000, answer: 180_000 };

interface Upload {
  signal: AbortSignal;
  /** Called with the sent share of the body, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  limits?: UploadLimits;
}

/**
 * Sends a request with a large body. Limits the time without progress instead of the total time. Uses
 * XMLHttpRequest, because `fetch` does not report upload progress.
 * @throws Error when the service cannot be reached or the upload stalls
 */
export async function upload(
  request: Request,
  { signal, onProgress, limits = UPLOAD_LIMITS }: Upload,
): Promise<Response> {
  const body = await request.text();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => sending.abort();
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(stop, ms);
    };
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    const fail = () => {
      end();
      reject(new Error('The request was not answered'));
    };
    sending.upload.onprogress = ({ loaded, total }) => {
      wait(limits.silence);
      onProgress?.(loaded / total);
    };
    sending.upload.onload = () => {
      wait(limits.answer);
      onProgress?.(1);
    };
    sending.onerror = fail;
    sending.onabort = fail;
    sending.onload = () => {
      end();
      const { responseText, status, statusText } = sending;
      resolve(new Response(responseText || null, { status, statusText, headers: headersOf(sending) }));
    };
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    signal.addEventListener('abort', stop);
    wait(limits.silence);
    sending.send(body);
    if (signal.aborted) stop();
  });
}

function headersOf(sending: XMLHttpRequest): Headers {
  const lines = sending.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    }),
  );
}
