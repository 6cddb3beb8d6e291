import { FAULT_KINDS, type Fault, type FaultKind } from './Fault';
import { faultKey } from './faultKey';

/** Maximum number of problems that a report keeps for each kind. The others are only counted. */
export const MAX_LISTED_FAULTS = 500;

/** Counts problems, and keeps only the first ones of each kind, so that a report uses a limited amount of memory. */
export class FaultTally {
  readonly counts = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  private readonly named = new Map<FaultKind, Fault[]>(FAULT_KINDS.map((kind) => [kind, []]));
  /**
   * Keys of problems of pictures already counted. Several documents may share a picture, but its problem counts once.
   */
  private readonly ofPictures = new Set<string>();

  /**
   * Adds the problems of one document. Counts each problem once.
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
      if (this.counts[fault.kind] <= MAX_LISTED_FAULTS) this.named.get(fault.kind)?.push(fault);
    }
  }

  /** The problems that were kept, ordered by kind. */
  get faults(): Fault[] {
    return FAULT_KINDS.flatMap((kind) => this.named.get(kind) ?? []);
  }
}
