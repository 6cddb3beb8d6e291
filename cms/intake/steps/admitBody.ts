import { env } from '../../platform/env';
import { Refusal } from '../Refusal';
import { Arrivals } from './Arrivals';

/** Smaller bodies are not counted. */
const SMALL_BYTES = 64_000;
/** Budget for the bytes of all large bodies. Reading the files in them takes several times as much memory. */
export const MOST_BYTES = 90_000_000;
const MOST_PER_ADDRESS = 4;
const RETRY_SECONDS = 10;
/** Large bodies of an address in ten minutes, for each message it may send: files are refused and sent again. */
const LARGE_PER_MESSAGE = 2;
const WINDOW_MS = 10 * 60 * 1000;

/** Large bodies that began to arrive, by address. */
export const largeBodies = new Arrivals(WINDOW_MS);

/** Large bodies that are not answered yet, in the order in which they became large. */
const underWay = new Set<AdmittedBody>();

const later = (status: 429 | 503, code: 'tooMany' | 'busy'): Refusal =>
  new Refusal(status, code, { headers: { 'Retry-After': String(RETRY_SECONDS), Connection: 'close' } });

const bytesUnderWay = (): number => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0);

/** The body of a request, from its admission to the answer. It is charged with the bytes that arrive, not with those it declares. */
export class AdmittedBody {
  /** Bytes that arrived. */
  bytes = 0;
  #isComplete = false;
  #refusal: Refusal | undefined;
  #reject: (refusal: Refusal) => void = () => undefined;
  /** Rejects with a Refusal once the body has to give way. */
  readonly refused = new Promise<never>((_resolve, reject) => {
    this.#reject = reject;
  });

  constructor(readonly address: string) {
    // It may reject before the body is read.
    this.refused.catch(() => undefined);
  }

  get isReading(): boolean {
    return !this.#isComplete && this.#refusal === undefined;
  }

  /**
   * Charges bytes that arrived. Where the budget is used up, the newest large body that is still arriving gives way.
   * @throws Refusal 429 when the address has others under way or sent many, 503 when this body gives way
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
    // Without this body the others are within the budget, so the loop ends with it at the latest.
    while (bytesUnderWay() > MOST_BYTES) (newestArriving() ?? this).giveWay();
    this.throwRefusal();
  }

  /** Notes that the whole body has arrived. */
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

  /** Refuses the rest of the body. */
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
 * @throws Refusal 413 when it declares too much; for a large body 429 when the address has others under way, 503 when the budget is used up
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
