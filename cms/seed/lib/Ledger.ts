import type { Payload } from 'payload';

const KEY = 'demo-content';

/**
 * What earlier runs have made: the id of each document by its key, kept in the database. A document is known again after
 * an editor has renamed or moved it.
 */
export class Ledger {
  private constructor(
    private readonly payload: Payload,
    private readonly ids: Map<string, number>,
  ) {}

  static async open(payload: Payload): Promise<Ledger> {
    const stored = await payload.kv.get<Record<string, number>>(KEY);
    return new Ledger(payload, new Map(Object.entries(stored ?? {})));
  }

  get(key: string): number | undefined {
    return this.ids.get(key);
  }

  /** Notes a document; `save` keeps it. */
  note(key: string, id: number): void {
    this.ids.set(key, id);
  }

  async save(): Promise<void> {
    await this.payload.kv.set(KEY, Object.fromEntries(this.ids));
  }
}
