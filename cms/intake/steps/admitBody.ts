import { env } from '../../platform/env';
import { Refusal } from '../Refusal';
import { Arrivals } from './Arrivals';

/** Smaller bodies are not counted. */
const SMALL_BYTES = 64_000;
/** Budget for the bytes of all large bodies. Reading the files in them takes several times this memory. */
export const MOST_BYTES = 90_000_000;
const MOST_PER_ADDRESS = 4;
const RETRY_SECONDS = 10;
/** Large bodies per allowed message of an address in ten minutes: leaves room to resend a rejected file. */
const LARGE_PER_MESSAGE = 2;
const WINDOW_MS = 10 * 60 * 1000;

/** Large bodies per address that have begun to arrive. */
export const largeBodies = new Arrivals(WINDOW_MS);

/** Large bodies without a response, in the order in which they became large. */
const underWay = new Set<AdmittedBody>();

const later = (status: 429 | 503, code: 'tooMany' | 'busy'): Refusal =>
  new Refusal(status, code, { headers: { 'Retry-After': String(RETRY_SECONDS), Connection: 'close' } });

const bytesUnderWay = (): number => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The body of a request, from admission to response. Charged with the bytes that arrive, not with the
 * declared length.
 */
export class AdmittedBody {
  /** Bytes that have arrived. */
  bytes = 0;
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

  /**
   * Charges bytes that have arrived. Above the budget, cancels the newest large body that is still arriving.
   * @throws Refusal 429 when the address has others in progress or sent many, 503 when this body is cancelled
   */
  charge(bytes: number): void {
    this.throwRefusal();
    this.bytes += bytes;
    if (this.bytes <= SMALL_BYTES) return;
    if (!underWay.has(this)) {
      refuseMany(this.address);
      if (largeBodies.count(this.address).count > LARGE_PER_MESSAGE * env.formLimitPerAddress)
        throw later(429, 'tooMany');
      underWay.add(this);
    }
    // The others fit into the budget without this body, so the loop ends.
    while (bytesUnderWay() > MOST_BYTES) (newestArriving() ?? this).giveWay();
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

const newestArriving = (): AdmittedBody | undefined => [...underWay].findLast(({ isReading }) => isReading);

function refuseMany(address: string): void {
  const own = [...underWay].filter((body) => body.address === address).length;
  if (own >= MOST_PER_ADDRESS) throw later(429, 'tooMany');
}

/**
 * Admits a request's body before it is read.
 * @param maxBytes largest body of the form
 * @param address the visitor's
 * @throws Refusal 413 for a larger declared length; for a large body 429 when the address has others in
 * progress, 503 when the budget is used up
 */
export function admitBody(request: Request, maxBytes: number, address: string): AdmittedBody {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (!(declared <= maxBytes)) throw new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  if (declared > SMALL_BYTES) {
    refuseMany(address);
    if (bytesUnderWay() >= MOST_BYTES) throw later(503, 'busy');
  }
  return new AdmittedBody(address);
}
