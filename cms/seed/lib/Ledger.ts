import type { Payload } from 'payload';

const KEY = 'demo-content';

/**
 * Ids of the documents that earlier runs created, by key. They are stored in the database, so that a document is found
 * again even after an editor has renamed or moved it.
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

  /** Adds a document. Only `save` stores it in the database. */
  note(key: string, id: number): void {
    this.ids.set(key, id);
  }

  async save(): Promise<void> {
    await this.payload.kv.set(KEY, Object.fromEntries(this.ids));
  }
}
