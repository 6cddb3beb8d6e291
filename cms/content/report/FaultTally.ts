import { FAULT_KINDS, type Fault, type FaultKind } from './Fault';
import { faultKey } from './faultKey';

/** Faults of one kind that a report names; it counts all. */
export const MOST_NAMED = 500;

/** Counts faults, and keeps the first of each kind: what a report of any number of documents holds in memory. */
export class FaultTally {
  readonly counts = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  private readonly named = new Map<FaultKind, Fault[]>(FAULT_KINDS.map((kind) => [kind, []]));
  /** The same picture stands in many documents. */
  private readonly ofPictures = new Set<string>();

  /**
   * Counts the faults of one document, each once.
   * @param faults that were found with it
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

  /** What is kept, by kind. */
  get faults(): Fault[] {
    return FAULT_KINDS.flatMap((kind) => this.named.get(kind) ?? []);
  }
}
