import { FAULT_KINDS, type Fault, type FaultKind } from './Fault';
import { faultKey } from './faultKey';

/** Maximum number of problems kept per kind; all are counted. */
export const MOST_NAMED = 500;

/** Counts problems and keeps the first of each kind, to bound the memory of a report. */
export class FaultTally {
  readonly counts = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  private readonly named = new Map<FaultKind, Fault[]>(FAULT_KINDS.map((kind) => [kind, []]));
  /** Problems of pictures, which many documents may share. */
  private readonly ofPictures = new Set<string>();

  /**
   * Adds the problems of one document, each once.
   * @param faults problems of the document
   */
  add(faults: readonly Fault[]): void {
    const here = new Set<string>();
    for (const fault of faults) {
      const key = faultKey(fault);
      const known = fault.collection === 'media' ? this.ofPictures : here;
      if (known.has(key)) continue;
      known.add(key);
      this.counts[fault.kind] += 1;
      if (this.counts[fault.kind] <= MOST_NAMED) this.named.get(fault.kind)?.push(fault);
    }
  }

  /** Kept problems by kind. */
  get faults(): Fault[] {
    return FAULT_KINDS.flatMap((kind) => this.named.get(kind) ?? []);
  }
}
