/**
 * Timeouts in milliseconds. `silence` limits the time without progress while sending. `answer` limits the time from the
 * last sent byte to the response.
 */
export interface UploadLimits {
  silence: number;
  answer: number;
}

/**
 * `answer` is long, because a phone reports bytes as sent long before they arrive. The remaining transfer happens
 * within this time.
 */
export const UPLOAD_LIMITS: UploadLimits = { silence: 120_000, answer: 180_000 };

interface Upload {
  signal: AbortSignal;
  /** Called with the sent fraction of the body, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  limits?: UploadLimits;
}

/**
 * Sends a request with a large body. It has no total timeout; instead, the time without progress is limited. Uses
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
