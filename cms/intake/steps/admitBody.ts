import { env } from '../../platform/env/env';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';
import { Refusal } from '../Refusal';
import { Arrivals } from './Arrivals';

/** Largest size in bytes of a small body. Only larger bodies count against the limits below. */
const SMALL_BYTES = 64_000;
/**
 * Limit for the bytes of all large bodies together. Processing the files in them takes several times as much memory.
 */
export const MAX_PENDING_BYTES = 90_000_000;
const MAX_PER_ADDRESS = 4;
const RETRY_SECONDS = 10;
/**
 * Defines a slow body: one that arrived at a lower rate during the last window. When bodies compete for memory, the
 * bytes of a slow body count `times` as much.
 */
const SLOW = { bytesPerMs: 16, windowMs: 10_000, times: 4 };
/**
 * Number of large bodies that an IP address may send in ten minutes for each message that it is allowed to send. More
 * than one leaves room to send a rejected file again.
 */
const LARGE_PER_MESSAGE = 2;
const WINDOW_MS = 10 * 60 * 1000;

/** Counts the large bodies that each IP address has begun to send. */
export const largeBodies = new Arrivals(WINDOW_MS);

/** Large bodies whose requests have no response yet, in the order in which they became large. */
const underWay = new Set<AdmittedBody>();

const later = (status: 429 | 503, code: 'tooMany' | 'busy'): Refusal =>
  new Refusal(status, code, { headers: { 'Retry-After': String(RETRY_SECONDS), Connection: 'close' } });

/** Returns the bytes that have arrived of all large bodies whose requests have no response yet. */
export const pendingBodyBytes = (): number => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The body of a request, from its admission until the response. Counts the bytes that really arrive, because the
 * declared length may be wrong.
 */
export class AdmittedBody {
  /** Bytes that have arrived. */
  bytes = 0;
  #window = { since: Date.now(), bytes: 0, wasSlow: false };
  #isComplete = false;
  #refusal: Refusal | undefined;
  #reject: (refusal: Refusal) => void = () => undefined;
  /** Promise that rejects with a Refusal when the body is cancelled. */
  readonly refused = new Promise<never>((_resolve, reject) => {
    this.#reject = reject;
  });

  constructor(readonly address: string) {
    // Handle the rejection here as well: the body may be cancelled before anything waits for the promise.
    this.refused.catch(() => undefined);
  }

  get isReading(): boolean {
    return !this.#isComplete && this.#refusal === undefined;
  }

  /** Whether the body is still arriving, but more slowly than `SLOW` allows. */
  get isSlow(): boolean {
    const { since, bytes, wasSlow } = this.#window;
    const elapsed = Date.now() - since;
    return this.isReading && (elapsed < SLOW.windowMs ? wasSlow : bytes < SLOW.bytesPerMs * elapsed);
  }

  /**
   * Counts bytes that have arrived. If all large bodies together exceed the limit, cancels the newest one of the sender
   * that uses the most memory.
   * @throws Refusal 429 if the IP address has too many large bodies in progress or has sent too many, 503 if this body
   *   is cancelled
   */
  charge(bytes: number): void {
    this.throwRefusal();
    this.bytes += bytes;
    this.#window.bytes += bytes;
    if (Date.now() - this.#window.since >= SLOW.windowMs)
      this.#window = { since: Date.now(), bytes: 0, wasSlow: this.isSlow };
    if (this.bytes <= SMALL_BYTES) return;
    if (!underWay.has(this)) {
      const slow = refuseMany(this.address);
      if (largeBodies.count(this.address).count > LARGE_PER_MESSAGE * env.formLimitPerAddress)
        throw later(429, 'tooMany');
      slow?.giveWay();
      underWay.add(this);
    }
    // Without this body, the others are within the limit. So the loop ends at the latest when this body is cancelled.
    while (pendingBodyBytes() > MAX_PENDING_BYTES) (costliest() ?? this).giveWay();
    this.throwRefusal();
  }

  /** Marks the body as completely received, so that it can no longer be cancelled. */
  complete(): void {
    this.#isComplete = true;
  }

  /** Stops counting the body once its request has a response. */
  release(): void {
    underWay.delete(this);
  }

  private throwRefusal(): void {
    if (this.#refusal) throw this.#refusal;
  }

  /** Cancels the body to free memory for others. */
  giveWay(): void {
    this.#refusal = later(503, 'busy');
    this.#reject(this.#refusal);
    this.release();
  }
}

/**
 * Returns a function for the bytes that the sender of a body occupies: those of its IP address, or its share of the
 * wider network if that is more.
 */
function heldBytesByBody(): (body: AdmittedBody) => number {
  const held = new Map<string, number>();
  for (const { address, bytes, isSlow } of underWay)
    for (const sender of [address, widerNetwork(address) ?? ''])
      held.set(sender, (held.get(sender) ?? 0) + bytes * (isSlow ? SLOW.times : 1));
  return ({ address }) => {
    const wider = widerNetwork(address);
    const part = wider ? (held.get(wider) ?? 0) / ADDRESSES_PER_NETWORK : 0;
    return Math.max(held.get(address) ?? 0, part);
  };
}

/**
 * Chooses the body to cancel: one of the sender that occupies the most memory. Slow bodies come before others, newer
 * ones before older ones.
 */
function costliest(): AdmittedBody | undefined {
  const heldBytes = heldBytesByBody();
  let found: AdmittedBody | undefined;
  for (const body of underWay) {
    if (!body.isReading) continue;
    const more = found ? heldBytes(body) - heldBytes(found) : 0;
    if (!found || more > 0 || (more === 0 && (body.isSlow || !found.isSlow))) found = body;
  }
  return found;
}

/**
 * Rejects another large body of an IP address that already has several in progress, unless one of those is slow and can
 * be cancelled instead.
 * @returns the slow body that the caller may cancel
 */
function refuseMany(address: string): AdmittedBody | undefined {
  const own = [...underWay].filter((body) => body.address === address);
  if (own.length < MAX_PER_ADDRESS) return undefined;
  const slow = own.findLast(({ isSlow }) => isSlow);
  if (!slow) throw later(429, 'tooMany');
  return slow;
}

/**
 * Admits the body of a request before it is read.
 * @param maxBytes maximum body size of the form
 * @param address the visitor's IP address
 * @throws Refusal 413 if the declared length is too large. For a large body also 429 if the IP address has too many in
 *   progress, and 503 if bodies that have already arrived use up the memory.
 */
export function admitBody(request: Request, maxBytes: number, address: string): AdmittedBody {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (!(declared <= maxBytes)) throw new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  if (declared > SMALL_BYTES) {
    refuseMany(address);
    if (pendingBodyBytes() >= MAX_PENDING_BYTES && !costliest()) throw later(503, 'busy');
  }
  return new AdmittedBody(address);
}
