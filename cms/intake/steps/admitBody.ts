import { env } from '../../platform/env/env';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';
import { Refusal } from '../Refusal';
import { Arrivals } from './Arrivals';

/** Smaller bodies are not counted. */
const SMALL_BYTES = 64_000;
/** Budget for the bytes of all large bodies. Reading the files in them takes several times this memory. */
export const MOST_BYTES = 90_000_000;
const MOST_PER_ADDRESS = 4;
const RETRY_SECONDS = 10;
/** Below this rate over a window, the bytes of a body count several times when bodies compete for the budget. */
const SLOW = { bytesPerMs: 16, windowMs: 10_000, times: 4 };
/** Large bodies per allowed message of an address in ten minutes: leaves room to resend a rejected file. */
const LARGE_PER_MESSAGE = 2;
const WINDOW_MS = 10 * 60 * 1000;

/** Large bodies per address that have begun to arrive. */
export const largeBodies = new Arrivals(WINDOW_MS);

/** Large bodies without a response, in the order in which they became large. */
const underWay = new Set<AdmittedBody>();

const later = (status: 429 | 503, code: 'tooMany' | 'busy'): Refusal =>
  new Refusal(status, code, { headers: { 'Retry-After': String(RETRY_SECONDS), Connection: 'close' } });

/** Bytes that have arrived of all large bodies without a response. */
export const bytesUnderWay = (): number => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The body of a request, from admission to response. Charged with the bytes that arrive, not with the
 * declared length.
 */
export class AdmittedBody {
  /** Bytes that have arrived. */
  bytes = 0;
  #window = { since: Date.now(), bytes: 0, wasSlow: false };
  #isComplete = false;
  #refusal: Refusal | undefined;
  #reject: (refusal: Refusal) => void = () => undefined;
  /** Rejects with a Refusal when the body is cancelled. */
  readonly refused = new Promise<never>((_resolve, reject) => {
    this.#reject = reject;
  });

  constructor(readonly address: string) {
    // May reject before the body is read.
    this.refused.catch(() => undefined);
  }

  get isReading(): boolean {
    return !this.#isComplete && this.#refusal === undefined;
  }

  /** Whether it still arrives, below the rate of `SLOW`. */
  get isSlow(): boolean {
    const { since, bytes, wasSlow } = this.#window;
    const elapsed = Date.now() - since;
    return this.isReading && (elapsed < SLOW.windowMs ? wasSlow : bytes < SLOW.bytesPerMs * elapsed);
  }

  /**
   * Charges bytes that have arrived. Above the budget, cancels the newest large body of the address that holds most.
   * @throws Refusal 429 when the address has others in progress or sent many, 503 when this body is cancelled
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
    // The others fit into the budget without this body, so the loop ends.
    while (bytesUnderWay() > MOST_BYTES) (costliest() ?? this).giveWay();
    this.throwRefusal();
  }

  /** Marks the body as complete. */
  complete(): void {
    this.#isComplete = true;
  }

  /** Frees the budget once the request is answered. */
  release(): void {
    underWay.delete(this);
  }

  private throwRefusal(): void {
    if (this.#refusal) throw this.#refusal;
  }

  /** Cancels the body. */
  giveWay(): void {
    this.#refusal = later(503, 'busy');
    this.#reject(this.#refusal);
    this.release();
  }
}

/** What each sender holds: its address, or a part of the wider network. */
function shares(): (body: AdmittedBody) => number {
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

/** The body to cancel: of the sender that holds most, a slow one before others, the newest first. */
function costliest(): AdmittedBody | undefined {
  const shareOf = shares();
  let found: AdmittedBody | undefined;
  for (const body of underWay) {
    if (!body.isReading) continue;
    const more = found ? shareOf(body) - shareOf(found) : 0;
    if (!found || more > 0 || (more === 0 && (body.isSlow || !found.isSlow))) found = body;
  }
  return found;
}

/**
 * Refuses another large body of an address that has several in progress, unless a slow one can give way.
 * @returns the slow one
 */
function refuseMany(address: string): AdmittedBody | undefined {
  const own = [...underWay].filter((body) => body.address === address);
  if (own.length < MOST_PER_ADDRESS) return undefined;
  const slow = own.findLast(({ isSlow }) => isSlow);
  if (!slow) throw later(429, 'tooMany');
  return slow;
}

/**
 * Admits a request's body before it is read.
 * @param maxBytes largest body of the form
 * @param address the visitor's
 * @throws Refusal 413 for a larger declared length; for a large body 429 when the address has others in
 * progress, 503 when the budget is used up by bodies that have arrived
 */
export function admitBody(request: Request, maxBytes: number, address: string): AdmittedBody {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (!(declared <= maxBytes)) throw new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  if (declared > SMALL_BYTES) {
    refuseMany(address);
    if (bytesUnderWay() >= MOST_BYTES && !costliest()) throw later(503, 'busy');
  }
  return new AdmittedBody(address);
}
